import { isMobile } from '#domain/configuration/device.ts';
import { isUnreached } from './line.ts';
import { isFilled, isOptional, move, specificationsOf } from './reduce-place.ts';
import type { ConfiguratorState, Refusal, Trouble } from './state.ts';
import { causeElsewhere } from './stoppers.ts';

/** An answer stays away: on by what is known, for a question that nobody judges must not hold anybody up. */
export function goOnUnjudged(state: ConfiguratorState): ConfiguratorState {
  const { pending, server } = state;
  if (pending === null || server === null) return state;
  const waiting = { ...state, pending: { ...pending, go: null, thenSubmit: false } };
  const moved = move(waiting, pending.go);
  const isSaidOfThese = moved === waiting && pending.about === null;
  return isSaidOfThese ? waiting : { ...moved, refusal: withoutWords(state.refusal) };
}

// It was about other answers. What it asked is still the latest that is known.
function withoutWords(refusal: Refusal | null): Refusal | null {
  return refusal && { ...refusal, causes: {}, errors: {}, messages: [], repairs: [] };
}

export function becomeSlow(state: ConfiguratorState): ConfiguratorState {
  return goOnUnjudged({ ...state, trouble: state.trouble ?? 'slow' });
}

/** A fault of ours shows nothing (R8.2), but does not bring the line back either. */
export function fail(state: ConfiguratorState, told: Trouble | null): ConfiguratorState {
  const trouble = told ?? (isUnreached(state) && !state.isJudged ? state.trouble : null);
  const failed = { ...state, trouble, isLeftUnjudged: !state.isJudged };
  return { ...(isUnreached(failed) ? goOnUnjudged(failed) : failed), pending: null };
}

/**
 * Whoever went on without waiting stays where they are, by the question's name: the list may be another. On a phone a
 * question that came up before it has to be answered first.
 */
export function keepPlace(before: ConfiguratorState, after: ConfiguratorState): ConfiguratorState {
  if (!isUnreached(before) || before.server === null || before.activeIndex < 0) return after;
  const key = specificationsOf(before)[before.activeIndex]?.key;
  const specifications = specificationsOf(after);
  const here = specifications.findIndex((one) => one.key === key);
  const place = here < 0 ? Math.min(before.activeIndex, specifications.length - 1) : here;
  const open = isMobile(after.device)
    ? specifications.findIndex((one) => !isFilled(after, one) && !isOptional(after, one))
    : -1;
  return { ...after, activeIndex: open < 0 ? place : Math.min(open, place) };
}

/** A refusal of what somebody went on from leads back to its question. */
export function leadBack(before: ConfiguratorState, after: ConfiguratorState): ConfiguratorState {
  if (!isUnreached(before)) return after;
  const stayed = keepPlace(before, after);
  const cause = causeElsewhere(stayed, specificationsOf(stayed)[stayed.activeIndex]?.key ?? '');
  if (cause === null) return stayed;
  const { key } = cause.specification;
  const activeIndex = specificationsOf(stayed).findIndex((one) => one.key === key);
  return { ...stayed, activeIndex, sought: { key, row: cause.row } };
}
