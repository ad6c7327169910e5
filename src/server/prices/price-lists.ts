import { sql } from 'drizzle-orm';
import type { DiscountGroup, Discounts } from '#domain/pricing/discount.ts';
import { discountsOn, type GroupStep, type OwnStep } from '#domain/pricing/discount-steps.ts';
import { type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import type { Database } from '../database/database.ts';
import { readGroupDiscounts } from '../database/discounts.ts';
import { readPriceLists } from '../database/price-lists.ts';

export type FindPriceList = (productCode: string, date: string) => PriceList | null;

type Buyer = { readonly discountGroup: DiscountGroup; readonly ownDiscounts: readonly OwnStep[] };

/** What everything costs, and for whom, on any day. */
export type Prices = {
  readonly list: FindPriceList;
  readonly discounts: (buyer: Buyer, date: string) => Discounts;
};

/**
 * Price lists and the groups' discounts in this process's memory. Other processes share the database and may publish one at
 * any moment. What a company has agreed for itself comes with who is logged in: of those there are as many as customers.
 */
export type PriceLists = {
  // At most a second old: a call must not cost a query.
  readonly recent: () => Promise<Prices>;
  // As the database has them now, for what is agreed with a customer.
  readonly latest: () => Promise<Prices>;
};

/** For a transaction: asked before it, since a second connection inside it could wait for ever under a crowd. */
export function standingPrices(prices: Prices): PriceLists {
  return { recent: async () => prices, latest: async () => prices };
}

const maxAge = 1000;

type Kept = { readonly fingerprint: string; readonly prices: Prices };

export function createPriceLists(
  database: Database,
  now: () => Date,
  onTrouble: (error: unknown) => void,
): PriceLists {
  let kept: Kept | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const check = async (): Promise<Kept> => {
    checkedAt = now().getTime();
    try {
      kept = await readIfChanged(database, kept);
    } catch (error) {
      // A list that cannot be read must not close the shop while there are good ones.
      if (kept === null) throw error;
      onTrouble(error);
    }
    return kept;
  };

  return {
    recent: async () => {
      const age = now().getTime() - checkedAt;
      return (kept !== null && age >= 0 && age < maxAge ? kept : await check()).prices;
    },
    latest: async () => (await check()).prices,
  };
}

async function readIfChanged(database: Database, known: Kept | null): Promise<Kept> {
  // A row's xmin changes with every change of that row, also one made by hand.
  const { rows } = await database.execute<{ fingerprint: string }>(sql`
    select concat_ws(';',
      (select string_agg(product_code || version || ':' || xmin, ',' order by product_code, version) from price_lists),
      (select string_agg(id || ':' || xmin, ',' order by id) from group_discounts)) as fingerprint`);
  const fingerprint = rows[0]?.fingerprint ?? '';
  if (known?.fingerprint === fingerprint) return known;
  const prices = pricesFrom(await readPriceLists(database), await readGroupDiscounts(database));
  return { fingerprint, prices };
}

export function pricesFrom(lists: readonly PriceList[], groupSteps: readonly GroupStep[]): Prices {
  return {
    list: (productCode, date) => priceListOn(lists, productCode, date),
    discounts: ({ discountGroup, ownDiscounts }, date) => {
      const found = discountsOn(groupSteps, discountGroup, ownDiscounts, date);
      if (found === null) throw new Error(`no discount of group ${discountGroup} holds on ${date}`);
      return found;
    },
  };
}
