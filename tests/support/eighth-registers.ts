import { products as seven } from '#catalogue/index.ts';
import { initialPriceLists as sevenLists } from '#catalogue/initial-price-lists.ts';
import type { Product } from '#domain/product/product.ts';
import { exampleCode as sevenExampleCode, productTexts as sevenTexts } from '#text/products/product-texts.ts';
import { skylight, skylightPriceList, skylightText } from './skylight.ts';

/** The registers of products with the three lines that an eighth one adds to them. */
export const products: readonly Product[] = [...seven, skylight];

export function findProduct(code: string): Product | null {
  return products.find((product) => product.code === code.toUpperCase()) ?? null;
}

export const productTexts = { ...sevenTexts, 'DA-100': skylightText };
export const exampleCode = sevenExampleCode;

export const initialPriceLists = [...sevenLists, ...(skylightPriceList ? [skylightPriceList] : [])];
