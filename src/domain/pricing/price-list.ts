import type { Millimetres } from '../measure/millimetres.ts';
import type { Cents } from '../money/cents.ts';
import type { Surcharge } from './surcharge.ts';

/**
 * One version of a product's prices: plain data, stored as JSON as it stands. `cells[row][column]` is the
 * advice price incl. VAT up to `heights[row]` × `widths[column]`.
 */
export type PriceList = {
  readonly version: number;
  readonly productCode: string;
  /** First day it holds, 'YYYY-MM-DD'. */
  readonly validFrom: string;
  readonly widths: readonly Millimetres[];
  readonly heights: readonly Millimetres[];
  readonly cells: readonly (readonly Cents[])[];
  readonly surcharges: Readonly<Record<string, Surcharge>>;
};

/** The list that holds on a day: the latest start, and of two with the same start the higher version. */
export function priceListOn(lists: Iterable<PriceList>, productCode: string, date: string): PriceList | null {
  let found: PriceList | null = null;
  for (const list of lists) {
    if (list.productCode !== productCode || list.validFrom > date) continue;
    if (found === null || list.validFrom > found.validFrom) found = list;
    else if (list.validFrom === found.validFrom && list.version > found.version) found = list;
  }
  return found;
}

/** The matrix price of a total size: the next step up in both directions, or null beyond the last step. */
export function matrixPrice(list: PriceList, width: Millimetres, height: Millimetres): Cents | null {
  const column = list.widths.findIndex((step) => step >= width);
  const row = list.heights.findIndex((step) => step >= height);
  return list.cells[row]?.[column] ?? null;
}

/** The 'Vanaf' price: the cheapest cell. */
export function lowestPrice(list: PriceList): Cents | null {
  let lowest: Cents | null = null;
  for (const row of list.cells) {
    for (const cell of row) if (lowest === null || cell < lowest) lowest = cell;
  }
  return lowest;
}
