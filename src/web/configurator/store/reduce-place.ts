import type { Specification } from '#contract/configurator-answer.ts';
import type { Display } from '#contract/display.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { areWhole } from '../rows/state/rows.ts';
import { type Answer, hasAllMeasures } from './answer.ts';
import { isHeld, isUnjudged } from './line.ts';
import type { ConfiguratorState, Move, Sought } from './state.ts';

const none: readonly Specification[] = [];

/** As the server last asked them: a refusal brings its own list, or a choice made meanwhile would change nothing. */
export function specificationsOf({ refusal, server }: ConfiguratorState): readonly Specification[] {
  return refusal?.specifications ?? server?.product_specifications ?? none;
}

/**
 * R4.2: by key, wherever that stands in the list as it is now; a blocking message keeps everyone where they are, unless
 * it is about other answers and nobody can tell of these.
 */
export function move(state: ConfiguratorState, go: Move | null): ConfiguratorState {
  if (go === null || (isBlocked(state) && !isUnjudged(state))) return state;
  if (go.to === 'size') return { ...state, activeIndex: sizeIndex(state) };
  const specifications = specificationsOf(state);
  const index = specifications.findIndex(({ key }) => key === go.key);
  const specification = specifications[index];
  if (specification === undefined) return state;
  if (go.to === 'at') return { ...state, activeIndex: index };
  return isSettled(state, specification) ? { ...state, activeIndex: index + 1 } : state;
}

const sizeDisplays: ReadonlySet<Display> = new Set(['SpecMaten', 'SpecAlleMatenRo', 'SpecMatenMultiple']);

/** Whether it asks how large the screen is. */
export function asksSize({ display }: Specification): boolean {
  return sizeDisplays.has(display);
}

function sizeIndex(state: ConfiguratorState): number {
  const specifications = specificationsOf(state);
  const size = specifications.findIndex(asksSize);
  const known = specifications[size];
  if (known === undefined || !isFilled(state, known)) return Math.max(size, 0);
  const open = specifications.findIndex(
    (specification) => !isFilled(state, specification) && !isOptional(state, specification),
  );
  return open < 0 ? size : open;
}

/** Whether one may go on from it: answered, or a question that may be passed over. */
export function isSettled(state: ConfiguratorState, specification: Specification): boolean {
  if (isFilled(state, specification)) return true;
  return specification.display !== 'SpecIntro' && isOptional(state, specification);
}

export function isFilled({ chosen, rows }: ConfiguratorState, specification: Specification): boolean {
  const answer = chosen[specification.key];
  if (answer?.kind === 'rows') return areWhole(rows.asked);
  return answer?.kind === 'text' ? answer.text.trim() !== '' : isAnswered(specification, answer);
}

export function isOptional({ device }: ConfiguratorState, { display, specs }: Specification): boolean {
  if (display === 'SpecTextfield') return device !== 'desktop';
  if (display === 'SpecOptionCheckbox') return Object.values(specs).every((spec) => !spec.min_checked);
  return display === 'SpecIntro' || display === 'SpecAmount' || display === 'SpecSummary';
}

// A choice may bring up a further question of the same specification, such as where the pet door comes.
function isAnswered({ specs }: Specification, answer: Answer | undefined): boolean {
  if (answer?.kind === 'options')
    return Object.keys(specs).every((field) => answer.keys[field] !== undefined);
  if (answer?.kind === 'measures') return hasAllMeasures(answer, Object.keys(specs));
  return answer !== undefined;
}

export function isBlocked({ refusal, server }: ConfiguratorState): boolean {
  if (refusal !== null) return true;
  return server?.messages.some(({ submitDisabled }) => submitDisabled) ?? false;
}

export function toggle(state: ConfiguratorState, index: number): ConfiguratorState {
  if (isHeld(state)) return state;
  const isOpenable = index >= 0 && index <= lastIndex(state) && index !== state.activeIndex;
  return { ...state, activeIndex: isOpenable ? index : -1 };
}

export function stepBack(state: ConfiguratorState): ConfiguratorState {
  if (state.activeIndex > 0) return { ...state, activeIndex: state.activeIndex - 1 };
  if (!isQuickOrder(state.device)) return { ...state, activeIndex: 0 };
  return { ...state, activeIndex: -1, switchProduct: { show: true, product: null } };
}

/** To what is wrong, wherever it is asked; blocking messages keep nobody from that. */
export function seek(state: ConfiguratorState, sought: Sought): ConfiguratorState {
  const index = indexOf(state, sought.key);
  return isHeld(state) || index < 0 ? state : { ...state, activeIndex: index, sought };
}

export function indexOf(state: ConfiguratorState, key: string): number {
  return specificationsOf(state).findIndex((one) => one.key === key);
}

export function lastIndex(state: ConfiguratorState): number {
  return specificationsOf(state).length - 1;
}
