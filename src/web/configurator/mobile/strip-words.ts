import { formatMeasure } from '#domain/measure/format-measure.ts';
import { stepText } from '#text/configurator/steps.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { productSpecs, totalSize } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { summarise } from '../store/summarise.ts';
import { spellLength } from '../store/total-sizes.ts';

export type StripWords = {
  readonly made: string | null;
  readonly opening: string | null;
  readonly choices: string;
};

// Two lines of a narrow phone: of more, the latest are what somebody wants to see arrive.
const mostChoices = 3;

/** What stands beside the drawing: what will be made, of which opening, and what was chosen last. */
export function stripWords(state: ConfiguratorState): StripWords {
  return { made: madeWords(state), opening: openingWords(state), choices: choiceWords(state) };
}

function madeWords(state: ConfiguratorState): string | null {
  const size = state.refusal === null ? totalSize(state) : null;
  if (size === null || state.rows.asked.length > 1) return null;
  const { unit } = state.customer;
  return stepText.size(spellLength(size.width, unit), spellLength(size.height, unit), unit);
}

function openingWords({ chosen, customer: { unit }, rows: { asked } }: ConfiguratorState): string | null {
  if (asked.length > 1) return wizardText.sizes(asked.length);
  const [row] = asked;
  for (const answer of Object.values(chosen)) {
    const typed = answer.kind === 'measures' ? answer.typed : {};
    const width = typed['width_opening'] ?? (answer.kind === 'rows' ? row?.width : null);
    const height = typed['height_opening'] ?? (answer.kind === 'rows' ? row?.height : null);
    if (width && height) return wizardText.opening(formatMeasure(width, unit), formatMeasure(height, unit));
  }
  return null;
}

function choiceWords(state: ConfiguratorState): string {
  const words = productSpecs(state).flatMap((specification) => {
    const answer = state.chosen[specification.key];
    if (answer?.kind !== 'options' && answer?.kind !== 'sides' && answer?.kind !== 'colour') return [];
    const value = summarise(specification, answer, state.customer.unit);
    return value === null ? [] : (wizardText.choice(specification.label_short, value) ?? []);
  });
  return words.slice(-mostChoices).join('\u00a0· ');
}
