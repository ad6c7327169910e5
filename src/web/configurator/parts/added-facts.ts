import type { Specification } from '#contract/configurator-answer.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import { popupText } from '#text/configurator/popup.ts';
import { addedText } from '#text/configurator/post-add.ts';
import { stepText } from '#text/configurator/steps.ts';
import { price, productSpecs, screenCount, totalSize } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { summarise } from '../store/summarise.ts';
import { spellLength } from '../store/total-sizes.ts';

export type Fact = { readonly label: string; readonly value: string };

/** R20.7: what is in the cart now, in the words and figures it was ordered with. */
export function addedFacts(state: ConfiguratorState): readonly Fact[] {
  const fact = (label: string, value: string | null): readonly Fact[] =>
    value === null || value === '' ? [] : [{ label, value }];
  return [
    ...fact(addedText.sizeLabel, sizesOf(state)),
    ...fact(addedText.made, madeOf(state)),
    ...fact(
      addedText.colour,
      toldOf(state, ({ display }) => display === 'SpecOptionColor'),
    ),
    ...fact(
      addedText.boxLabel,
      toldOf(state, ({ display }) => display === 'SpecTextfield'),
    ),
    ...fact(addedText.price, popupText.euro(price(state).totalPrice)),
  ];
}

function sizesOf(state: ConfiguratorState): string | null {
  const count = screenCount(state);
  if (isQuickOrder(state.device)) return addedText.sizes(count, state.rows.asked.length);
  const { unit } = state.customer;
  for (const answer of Object.values(state.chosen)) {
    const { width_opening, width_total, height_opening, height_total } =
      answer.kind === 'measures' ? answer.typed : {};
    const [width, height] = [width_opening ?? width_total, height_opening ?? height_total];
    if (width === undefined || height === undefined) continue;
    return addedText.size(count, `${formatMeasure(width, unit)} x ${formatMeasure(height, unit)} ${unit}`);
  }
  return null;
}

// Only where it is another than what was typed.
function madeOf(state: ConfiguratorState): string | null {
  const isOpening = Object.values(state.chosen).some(
    (answer) => answer.kind === 'measures' && answer.typed['width_opening'] !== undefined,
  );
  const size = isOpening ? totalSize(state) : null;
  if (size === null) return null;
  const { unit } = state.customer;
  return stepText.size(spellLength(size.width, unit), spellLength(size.height, unit), unit);
}

function toldOf(state: ConfiguratorState, is: (specification: Specification) => boolean): string | null {
  const specification = productSpecs(state).find(is);
  if (specification === undefined) return null;
  return summarise(specification, state.chosen[specification.key] ?? null, state.customer.unit);
}
