import { expect, it } from 'vitest';
import {
  readPriceListFile,
  type SurchargeHeading,
  writePriceListFile,
} from '#domain/pricing/price-list-file.ts';
import { findProduct } from './index.ts';
import { initialPriceLists } from './initial-price-lists.ts';

const heading: SurchargeHeading = ['toeslag', 'bedrag', 'procent'];

it.each(initialPriceLists)('the prices of $productCode go into a file and come back the same', (list) => {
  const product = findProduct(list.productCode);
  if (product === null) throw new Error(`no product ${list.productCode}`);
  const { widths, heights, cells, surcharges } = list;
  expect(readPriceListFile(writePriceListFile(list, heading), product, heading)).toEqual({
    ok: true,
    file: { widths, heights, cells, surcharges },
  });
});
