import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
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
import { cartLines } from '../database/schema/carts.ts';
import { priceLists } from '../database/schema/catalogue.ts';
import { orderLines } from '../database/schema/orders.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

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

export type WantedPrices = {
  readonly productCode: string;
  readonly file: PriceFile;
  readonly validFrom: string;
};

/**
 * What would happen. Null when the start lies before `today` while prices are in use: what was agreed at them would
 * no longer follow from any list.
 */
export async function planPriceList(
  database: Database,
  { productCode, file, validFrom }: WantedPrices,
  today: string,
): Promise<PricePlan | null> {
  const lists = (await readPriceLists(database)).filter((list) => list.productCode === productCode);
  if (lists.length > 0 && validFrom < today) return null;
  const before = priceListOn(lists, productCode, validFrom);
  const version = (await latestVersion(database, productCode)) + 1;
  const surcharges = file.surcharges ?? before?.surcharges ?? {};
  const list = parsePriceList({ ...file, version, productCode, validFrom, surcharges });
  if (list === null) throw new Error(`the prices of ${productCode} were read and are none`);
  const later = lists.filter((other) => other.validFrom > validFrom);
  const next = later.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))[0] ?? null;
  const comparison = comparePriceLists(before, list);
  return { list, before, next, comparison, isChange: before === null || !isSamePrices(comparison) };
}

// With those that were withdrawn: the logbook tells of them by their number.
async function latestVersion(database: Database, productCode: string): Promise<number> {
  const [row] = await database
    .select({ version: sql<number>`coalesce(max(${priceLists.version}), 0)` })
    .from(priceLists)
    .where(eq(priceLists.productCode, productCode));
  return row?.version ?? 0;
}

/** Who changes prices, and when. */
export type PriceChanger = { readonly actor: Actor; readonly now: Date };

/** The plan is made again: between looking and confirming, another may have published a list. `isWanted` may refuse it then. */
export function publishPriceList(
  database: Database,
  wanted: WantedPrices,
  { actor, now }: PriceChanger,
  isWanted: (plan: PricePlan) => boolean = () => true,
): Promise<PricePlan | null> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table price_lists in share row exclusive mode`);
    const plan = await planPriceList(transaction, wanted, dutchDate(now));
    if (plan === null || !plan.isChange || !isWanted(plan)) return plan;
    const { productCode, version, validFrom, widths, heights, cells, surcharges } = plan.list;
    await transaction
      .insert(priceLists)
      .values({ productCode, version, validFrom, matrix: { widths, heights, cells }, surcharges });
    const subject = subjectOf(productCode, version);
    const entry = { action: 'price_list_published', subject, after: { version, validFrom } } as const;
    await writeLogbook(transaction, actor, entry, now);
    return plan;
  });
}

function subjectOf(productCode: string, version: number) {
  return { kind: 'price_list', id: `${productCode}/${version}`, name: productCode } as const;
}

export type Withdrawal = 'withdrawn' | 'unknown' | 'in-force';

/** A list that has not begun is as if it had never been; one that has is only ever followed by another. */
export function withdrawPriceList(
  database: Database,
  productCode: string,
  version: number,
  { actor, now }: PriceChanger,
): Promise<Withdrawal> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table price_lists in share row exclusive mode`);
    const isIt = and(eq(priceLists.productCode, productCode), eq(priceLists.version, version));
    const [list] = await transaction
      .select({ validFrom: priceLists.validFrom, isUsed: isUsed(productCode, version) })
      .from(priceLists)
      .where(and(isIt, isNull(priceLists.withdrawnAt)));
    if (list === undefined) return 'unknown';
    const { validFrom } = list;
    if (validFrom <= dutchDate(now) || list.isUsed) return 'in-force';
    await transaction.update(priceLists).set({ withdrawnAt: now }).where(isIt);
    const subject = subjectOf(productCode, version);
    const entry = { action: 'price_list_withdrawn', subject, before: { version, validFrom } } as const;
    await writeLogbook(transaction, actor, entry, now);
    return 'withdrawn';
  });
}

// A clock that ran ahead may have priced something with it.
function isUsed(productCode: string, version: number) {
  const lineOf = (table: typeof cartLines | typeof orderLines) => sql`exists (
    select from ${table} where ${table.productCode} = ${productCode} and ${table.priceListVersion} = ${version})`;
  return sql<boolean>`(${or(lineOf(cartLines), lineOf(orderLines))})`;
}
