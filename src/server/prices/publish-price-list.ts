import { sql } from 'drizzle-orm';
import {
  comparePriceLists,
  isSamePrices,
  type PriceComparison,
} from '#domain/pricing/compare-price-lists.ts';
import { parsePriceList } from '#domain/pricing/parse-price-list.ts';
import { type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import type { PriceFile } from '#domain/pricing/price-list-file.ts';
import type { Database } from '../database/database.ts';
import { readPriceLists } from '../database/price-lists.ts';
import { priceLists } from '../database/schema/catalogue.ts';

export type PricePlan = {
  readonly list: PriceList;
  // The list it takes the place of, if there is one.
  readonly before: PriceList | null;
  // A list that takes its place in turn, later.
  readonly next: PriceList | null;
  readonly comparison: PriceComparison;
  // A list with the prices that hold already is not stored again.
  readonly isChange: boolean;
};

type Wanted = { readonly productCode: string; readonly file: PriceFile; readonly validFrom: string };

/**
 * What would happen. Null when the start lies before `today` while prices are in use: what was agreed at them would
 * no longer follow from any list.
 */
export async function planPriceList(
  database: Database,
  { productCode, file, validFrom }: Wanted,
  today: string,
): Promise<PricePlan | null> {
  const lists = (await readPriceLists(database)).filter((list) => list.productCode === productCode);
  if (lists.length > 0 && validFrom < today) return null;
  const before = priceListOn(lists, productCode, validFrom);
  const version = Math.max(0, ...lists.map((list) => list.version)) + 1;
  const surcharges = file.surcharges ?? before?.surcharges ?? {};
  const list = parsePriceList({ ...file, version, productCode, validFrom, surcharges });
  if (list === null) throw new Error(`the prices of ${productCode} were read and are none`);
  const later = lists.filter((other) => other.validFrom > validFrom);
  const next = later.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))[0] ?? null;
  const comparison = comparePriceLists(before, list);
  return { list, before, next, comparison, isChange: before === null || !isSamePrices(comparison) };
}

/** The plan is made again: between looking and confirming, another may have published a list. */
export function publishPriceList(
  database: Database,
  wanted: Wanted,
  today: string,
): Promise<PricePlan | null> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table price_lists in share row exclusive mode`);
    const plan = await planPriceList(transaction, wanted, today);
    if (plan === null || !plan.isChange) return plan;
    const { productCode, version, validFrom, widths, heights, cells, surcharges } = plan.list;
    await transaction
      .insert(priceLists)
      .values({ productCode, version, validFrom, matrix: { widths, heights, cells }, surcharges });
    return plan;
  });
}
