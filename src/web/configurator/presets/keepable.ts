import type { Display } from '#contract/display.ts';
import { hasAllSpaces } from '../store/answer.ts';
import { productSpecs, unfilledSpecifications } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { summarise } from '../store/summarise.ts';

const choiceDisplays: ReadonlySet<Display> = new Set([
  'SpecOptionRadio',
  'SpecOptionRadioImage',
  'SpecHingeSide',
  'SpecOptionColor',
  'SpecOptionCheckbox',
]);

/** Every choice that is neither size, margins nor label, and at least one: enough to keep for another time. */
export function hasAllChoices(state: ConfiguratorState): boolean {
  return (
    productSpecs(state).some(({ key, display }) => choiceDisplays.has(display) && key in state.chosen) &&
    unfilledSpecifications(state).every(({ display }) => !choiceDisplays.has(display))
  );
}

/** Whether there is something measured around the opening that could be kept as well. */
export function hasMeasuredSpaces({ chosen }: ConfiguratorState): boolean {
  return Object.values(chosen).some(
    (answer) => answer.kind === 'measures' && Object.keys(answer.spaces).length > 0 && hasAllSpaces(answer),
  );
}

/** 'Kunststof, RAL 9010': what tells most presets apart is where it goes and in what colour. */
export function suggestName(state: ConfiguratorState, longest: number): string {
  const words = productSpecs(state).flatMap((specification) => {
    const answer = state.chosen[specification.key];
    if (answer?.kind !== 'options' && answer?.kind !== 'colour') return [];
    const value = summarise(specification, answer, state.customer.unit);
    return value === null ? [] : [{ kind: answer.kind, value }];
  });
  const first = words.find(({ kind }) => kind === 'options');
  const colour = words.find(({ kind }) => kind === 'colour');
  const name = [first, colour].flatMap((one) => one?.value ?? []).join(', ');
  return name.slice(0, longest).trim();
}
