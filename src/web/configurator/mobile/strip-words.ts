import { formatMeasure } from '#domain/measure/format-measure.ts';
import { stepText } from '#text/configurator/steps.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { memoised } from '../store/memoised.ts';
import { asksSize } from '../store/reduce-place.ts';
import { activeSpecification, madeSize, productSpecs } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { summarise } from '../store/summarise.ts';
import { spellLength } from '../store/total-sizes.ts';

export type StripWords = {
  readonly made: string | null;
  // That none was given yet, too; null for who gives the size that is made.
  readonly opening: string | null;
  // On what the size depends, as long as it is only expected.
  readonly condition: string | null;
  readonly choices: readonly string[];
};

// Two lines of a narrow phone: of more, the latest are what somebody wants to see arrive.
const mostChoices = 3;

/** What stands beside the drawing: what will be made, of which opening, and what was chosen last. */
export const stripWords = memoised(
  (state) => [state],
  (state): StripWords => {
    const { unit } = state.customer;
    const active = activeSpecification(state);
    // Where a size is typed, what is made of it stands beside it already.
    const isTold = state.rows.asked.length > 1 || (active !== null && asksSize(active));
    const size = isTold ? null : madeSize(state);
    return {
      made: size && stepText.size(spellLength(size.width, unit), spellLength(size.height, unit), unit),
      opening: openingWords(state),
      condition: size?.condition ?? null,
      choices: choiceWords(state),
    };
  },
);

function openingWords({ chosen, customer: { unit }, rows: { asked } }: ConfiguratorState): string | null {
  if (asked.length > 1) return wizardText.sizes(asked.length);
  const [row] = asked;
  for (const answer of Object.values(chosen)) {
    const typed = answer.kind === 'measures' ? answer.typed : {};
    const width = typed['width_opening'] ?? (answer.kind === 'rows' ? row?.width : null);
    const height = typed['height_opening'] ?? (answer.kind === 'rows' ? row?.height : null);
    if (width && height) return wizardText.opening(formatMeasure(width, unit), formatMeasure(height, unit));
    if (typed['width_total'] && typed['height_total']) return null;
  }
  return wizardText.noSize;
}

function choiceWords(state: ConfiguratorState): readonly string[] {
  const words = productSpecs(state).flatMap((specification) => {
    const answer = state.chosen[specification.key];
    if (answer?.kind !== 'options' && answer?.kind !== 'sides' && answer?.kind !== 'colour') return [];
    const value = summarise(specification, answer, state.customer.unit);
    return value === null ? [] : (wizardText.choice(specification.label_short, value) ?? []);
  });
  return words.slice(-mostChoices);
}
