import { parsePriceList } from '#domain/pricing/parse-price-list.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import json from './data/price-lists.json' with { type: 'json' };

/** The product book's prices: what a new shop starts with. */
export const initialPriceLists: readonly PriceList[] = json.map((entry) => {
  const list = parsePriceList(entry);
  if (list === null) throw new Error(`data/price-lists.json: ${entry.productCode} cannot be read`);
  return list;
});
