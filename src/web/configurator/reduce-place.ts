import type { Specification } from '#contract/configurator-answer.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { type Answer, hasAllSpaces } from './answer.ts';
import { isWholeRow } from './blocks.ts';
import type { ConfiguratorState, Move } from './state.ts';

// R4.2: by key, wherever that stands in the list as it is now; a blocking message keeps everyone where they are.
export function move(state: ConfiguratorState, go: Move | null): ConfiguratorState {
  if (go === null || isBlocked(state)) return state;
  const specifications = state.server?.product_specifications ?? [];
  const index = specifications.findIndex(({ key }) => key === go.key);
  const specification = specifications[index];
  if (specification === undefined) return state;
  if (go.to === 'at') return { ...state, activeIndex: index };
  return isAnswered(specification, state.chosen[go.key]) ? { ...state, activeIndex: index + 1 } : state;
}

// A choice may bring up a further question of the same specification, such as where the pet door comes.
export function isAnswered({ specs }: Specification, answer: Answer | undefined): boolean {
  if (answer?.kind === 'options')
    return Object.keys(specs).every((field) => answer.keys[field] !== undefined);
  if (answer?.kind === 'measures') return hasAllSpaces(answer);
  if (answer?.kind === 'rows') return answer.rows.every(isWholeRow);
  return answer !== undefined;
}

export function isBlocked({ refusal, server }: ConfiguratorState): boolean {
  if (refusal !== null) return true;
  return server?.messages.some(({ submitDisabled }) => submitDisabled) ?? false;
}

export function toggle(state: ConfiguratorState, index: number): ConfiguratorState {
  if (state.pending !== null) return state;
  const isOpenable = index >= 0 && index <= lastIndex(state) && index !== state.activeIndex;
  return { ...state, activeIndex: isOpenable ? index : -1 };
}

export function stepBack(state: ConfiguratorState): ConfiguratorState {
  if (state.activeIndex > 0) return { ...state, activeIndex: state.activeIndex - 1 };
  if (!isQuickOrder(state.device)) return { ...state, activeIndex: 0 };
  return { ...state, activeIndex: -1, switchProduct: { show: true, product: null } };
}

export function lastIndex({ server }: ConfiguratorState): number {
  return (server?.product_specifications.length ?? 0) - 1;
}
