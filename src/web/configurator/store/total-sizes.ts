import type { TotalSizes } from '#contract/configurator-answer.ts';
import type { RowFacts, WholeSize } from '../rows/state/rows.ts';
import type { StateAnswer } from './wire.ts';

const noSizes: TotalSizes = [];

/** One list on a product page, one list per row in quick order. */
export function totalSizesPerRow(answer: StateAnswer | null): readonly TotalSizes[] {
  const sizes = answer?.calculated_total_sizes ?? noSizes;
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

/** Of each row the answer speaks of, in its order; null for one with a size missing, which costs nothing yet. */
export function factsPerRow(answer: StateAnswer): readonly (RowFacts | null)[] {
  const prices = answer.price.rows ?? [];
  return totalSizesPerRow(answer).map((sizes, index) => {
    const size = wholeSize(sizes);
    const price = prices[index]?.totalPrice;
    return size === null || price === undefined ? null : { ...size, price };
  });
}
