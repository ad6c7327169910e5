import type { Millimetres } from '../measure/millimetres.ts';
import { type Cents, cents } from '../money/cents.ts';
import { matrixPrice, type PriceList } from './price-list.ts';
import type { Surcharge } from './surcharge.ts';

type Prices = Pick<PriceList, 'widths' | 'heights' | 'cells' | 'surcharges'>;

export type PriceChange = {
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly before: Cents;
  readonly after: Cents;
};

export type SurchargeChange = {
  readonly name: string;
  readonly before: Surcharge | null;
  readonly after: Surcharge | null;
};

export type PriceComparison = {
  readonly cells: number;
  /** How many sizes of the new list cost something else than before; a size beyond the old list counts. */
  readonly changed: number;
  /** Of the sizes that change: the one that falls most, or else rises least. Null when there is none. */
  readonly lowest: PriceChange | null;
  readonly highest: PriceChange | null;
  readonly addedWidths: readonly Millimetres[];
  readonly removedWidths: readonly Millimetres[];
  readonly addedHeights: readonly Millimetres[];
  readonly removedHeights: readonly Millimetres[];
  readonly surcharges: readonly SurchargeChange[];
  /** Sizes that cost less than a smaller one: allowed, and more often a slip of the hand. */
  readonly falling: readonly PriceChange[];
};

/** What a customer would notice of the new list: for each of its sizes, what the old one asks. */
export function comparePriceLists(before: PriceList | null, after: Prices): PriceComparison {
  const pairs = sizesOf(after).map(({ width, height, price }) => ({
    width,
    height,
    before: before === null ? null : matrixPrice(before, width, height),
    after: price,
  }));
  const changes = pairs.filter(
    (pair): pair is PriceChange => pair.before !== null && pair.before !== pair.after,
  );
  const byRise = changes.toSorted((a, b) => a.after - a.before - (b.after - b.before));
  return {
    cells: pairs.length,
    changed: pairs.filter((pair) => pair.before !== pair.after).length,
    lowest: byRise[0] ?? null,
    highest: byRise.at(-1) ?? null,
    addedWidths: missingFrom(before?.widths ?? [], after.widths),
    removedWidths: missingFrom(after.widths, before?.widths ?? []),
    addedHeights: missingFrom(before?.heights ?? [], after.heights),
    removedHeights: missingFrom(after.heights, before?.heights ?? []),
    surcharges: compareSurcharges(before?.surcharges ?? {}, after.surcharges),
    falling: findFalling(after),
  };
}

export function isSamePrices({ changed, surcharges, ...sizes }: PriceComparison): boolean {
  const steps = [sizes.addedWidths, sizes.removedWidths, sizes.addedHeights, sizes.removedHeights];
  return changed === 0 && surcharges.length === 0 && steps.every((list) => list.length === 0);
}

function sizesOf({ widths, heights, cells }: Prices) {
  return heights.flatMap((height, row) =>
    widths.map((width, column) => ({ width, height, price: cells[row]?.[column] ?? cents(0) })),
  );
}

function missingFrom(list: readonly Millimetres[], steps: readonly Millimetres[]): readonly Millimetres[] {
  return steps.filter((step) => !list.includes(step));
}

function compareSurcharges(
  before: PriceList['surcharges'],
  after: PriceList['surcharges'],
): readonly SurchargeChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((change) => spell(change.before) !== spell(change.after));
}

function spell(surcharge: Surcharge | null): string {
  if (surcharge === null) return '';
  const amount = surcharge.kind === 'percent' ? '' : surcharge.cents;
  const percent = surcharge.kind === 'fixed' ? '' : surcharge.percent;
  return `${surcharge.kind} ${amount} ${percent}`;
}

function findFalling({ widths, heights, cells }: Prices): readonly PriceChange[] {
  const found: PriceChange[] = [];
  for (const [row, height] of heights.entries()) {
    for (const [column, width] of widths.entries()) {
      const after = cells[row]?.[column] ?? cents(0);
      const before = cents(Math.max(cells[row]?.[column - 1] ?? 0, cells[row - 1]?.[column] ?? 0));
      if (after < before) found.push({ width, height, before, after });
    }
  }
  return found;
}
