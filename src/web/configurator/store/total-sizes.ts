import type { TotalSizes } from '#contract/configurator-answer.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { MadeSize, RowFacts, WholeSize } from '../rows/state/rows.ts';
import type { StateAnswer } from './wire.ts';

const noSizes: TotalSizes = [];
// Of what cannot be made as it is expected.
const noPrice = '0.00';

/** One list on a product page, one list per row in quick order. */
export function totalSizesPerRow(answer: StateAnswer | null): readonly TotalSizes[] {
  return perRow(answer?.calculated_total_sizes ?? noSizes);
}

function perRow(sizes: StateAnswer['calculated_total_sizes']): readonly TotalSizes[] {
  const rows: TotalSizes[] = [];
  const single: TotalSizes = [];
  for (const size of sizes) {
    if ('name' in size) single.push(size);
    else rows.push(size);
  }
  return single.length > 0 ? [single] : rows;
}

/** The size the shop will make, in the customer's unit; null while either side is unknown. */
export function wholeSize(sizes: TotalSizes = noSizes): WholeSize | null {
  const width = sizes.find(({ name }) => name === 'width_total')?.value ?? null;
  const height = sizes.find(({ name }) => name === 'height_total')?.value ?? null;
  return width === null || height === null ? null : { width, height };
}

/** A length that came in the customer's unit, as it is read: '928' or '92,8'. */
export function spellLength(value: number, unit: Unit): string {
  return unit === 'mm' ? String(value) : value.toFixed(1).replace('.', ',');
}

/** What will be made of each opening typed, as far as can be said; null for one that is not whole. */
export function madePerRow(answer: StateAnswer | null): readonly (MadeSize | null)[] {
  if (answer === null) return [];
  const expected = perRow(answer.expected_total_sizes);
  return totalSizesPerRow(answer).map((sizes, index) => {
    const settled = wholeSize(sizes);
    if (settled !== null) return { ...settled, condition: null };
    const size = wholeSize(expected[index]);
    return size && { ...size, condition: answer.expected_if };
  });
}

/** Of each row the answer speaks of, in its order; null for one with a size missing. */
export function factsPerRow(answer: StateAnswer): readonly (RowFacts | null)[] {
  const { price, expected_row_prices: expected = [] } = answer;
  return madePerRow(answer).map((made, index) => {
    if (made === null) return null;
    const total = (made.condition === null ? price.rows : expected)?.[index]?.totalPrice ?? noPrice;
    return { ...made, price: total === noPrice ? null : total };
  });
}
