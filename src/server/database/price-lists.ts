import { isNull } from 'drizzle-orm';
import { parsePriceList } from '#domain/pricing/parse-price-list.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Database } from './database.ts';
import { priceLists } from './schema/catalogue.ts';

export async function readPriceLists(database: Database): Promise<readonly PriceList[]> {
  const rows = await database.select().from(priceLists).where(isNull(priceLists.withdrawnAt));
  return rows.map(({ productCode, version, validFrom, matrix, surcharges }) => {
    const list = parsePriceList({ productCode, version, validFrom, ...matrix, surcharges });
    if (list === null)
      throw new Error(`version ${version} of the price list of ${productCode} cannot be read`);
    return list;
  });
}
