import { sql } from 'drizzle-orm';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceListOn } from '#domain/pricing/price-list.ts';
import type { Database } from '../database/database.ts';
import { readPriceLists } from '../database/price-lists.ts';

export type FindPriceList = (productCode: string, date: string) => PriceList | null;

/** The price lists in this process's memory. Other processes share the database and may publish one at any moment. */
export type PriceLists = {
  // At most a second old: a call must not cost a query.
  readonly recent: () => Promise<FindPriceList>;
  // As the database has them now, for what is agreed with a customer.
  readonly latest: () => Promise<FindPriceList>;
};

const maxAge = 1000;

type Kept = { readonly fingerprint: string; readonly find: FindPriceList };

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
      return (kept !== null && age >= 0 && age < maxAge ? kept : await check()).find;
    },
    latest: async () => (await check()).find,
  };
}

async function readIfChanged(database: Database, known: Kept | null): Promise<Kept> {
  // A row's xmin changes with every change of that row, also one made by hand.
  const { rows } = await database.execute<{ fingerprint: string }>(sql`
    select coalesce(string_agg(product_code || version || ':' || xmin, ',' order by product_code, version), '')
      as fingerprint from price_lists`);
  const fingerprint = rows[0]?.fingerprint ?? '';
  if (known?.fingerprint === fingerprint) return known;
  return { fingerprint, find: finder(await readPriceLists(database)) };
}

function finder(lists: readonly PriceList[]): FindPriceList {
  return (productCode, date) => priceListOn(lists, productCode, date);
}
