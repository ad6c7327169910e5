import type { Product } from '#domain/product/product.ts';
import { ca100 } from './ca-100.ts';
import { ce100 } from './ce-100.ts';
import { pe100 } from './pe-100.ts';
import { ro50 } from './ro-50.ts';
import { ro100 } from './ro-100.ts';
import { se100 } from './se-100.ts';
import { se200 } from './se-200.ts';

/** The catalogue in the order of the shop window: the only place where a product is registered. */
export const products = [
  pe100,
  se100,
  se200,
  ro50,
  ro100,
  ce100,
  ca100,
] as const satisfies readonly Product[];

export type CatalogueProduct = (typeof products)[number];
export type ProductCode = CatalogueProduct['code'];

/** Codes are matched whatever their case: addresses carry them in lower case. */
export function findProduct(code: string): CatalogueProduct | null {
  const wanted = code.toUpperCase();
  return products.find((product) => product.code === wanted) ?? null;
}
