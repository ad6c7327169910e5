import type { Millimetres } from '../measure/millimetres.ts';
import type { Cents } from '../money/cents.ts';
import { matrixPrice, type PriceList } from './price-list.ts';

/** What a size costs under two lists; null where a list has no price for it. */
export type GridCell = { readonly before: Cents | null; readonly after: Cents | null };

/** A step of either list. `removed`: the new one has it no more, `added`: the old one did not have it. */
export type GridStep = { readonly size: Millimetres; readonly change: 'none' | 'added' | 'removed' };

export type PriceGrid = {
  readonly widths: readonly GridStep[];
  readonly heights: readonly GridStep[];
  /** By height, then width. */
  readonly cells: readonly (readonly GridCell[])[];
};

type Prices = Pick<PriceList, 'widths' | 'heights' | 'cells'>;

/** Both lists in one table: every step of either, and what a screen of that size costs under each. */
export function priceGrid(before: PriceList | null, after: Prices): PriceGrid {
  const widths = stepsOf(before?.widths ?? [], after.widths);
  const heights = stepsOf(before?.heights ?? [], after.heights);
  const cells = heights.map((height) =>
    widths.map((width) => ({
      before: before === null ? null : matrixPrice(before, width.size, height.size),
      after: cellOf(after, width, height),
    })),
  );
  return { widths, heights, cells };
}

/** More than a quarter up or down: more often a slip of the hand than a price. */
export function isExtreme({ before, after }: GridCell): boolean {
  if (before === null || after === null || before === after) return false;
  return Math.abs(after - before) * 4 > before;
}

function stepsOf(before: readonly Millimetres[], after: readonly Millimetres[]): readonly GridStep[] {
  const sizes = [...new Set([...before, ...after])].toSorted((one, other) => one - other);
  return sizes.map((size) => ({
    size,
    change: !after.includes(size)
      ? 'removed'
      : before.length > 0 && !before.includes(size)
        ? 'added'
        : 'none',
  }));
}

function cellOf({ widths, heights, cells }: Prices, width: GridStep, height: GridStep): Cents | null {
  const [column, row] = [widths.indexOf(width.size), heights.indexOf(height.size)];
  return cells[row]?.[column] ?? null;
}
