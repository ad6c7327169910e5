import { describe, expect, it } from 'vitest';
import { firstSeason } from '#domain/delivery/season.ts';
import { priceListOn } from '#domain/pricing/price-list.ts';
import { productFacts } from '#domain/product/product-facts.ts';
import { findProduct, products } from './index.ts';
import { initialPriceLists } from './initial-price-lists.ts';
import { ralColours } from './ral.ts';

describe('catalogue', () => {
  it('R1.4 sells these products, and no MA-100', () => {
    const sold = products.map((product) => product.code);
    expect(sold).toEqual(
      expect.arrayContaining(['PE-100', 'SE-100', 'SE-200', 'RO-50', 'RO-100', 'CE-100', 'CA-100']),
    );
    expect(findProduct('MA-100')).toBeNull();
  });

  it.each(products)('$code is found by its code, also as an address has it', (product) => {
    expect(findProduct(product.code)).toBe(product);
    expect(findProduct(product.code.toLowerCase())).toBe(product);
  });

  it('R3.6 knows the RAL palette and what of it cannot be ordered', () => {
    expect(ralColours).toHaveLength(215);
    expect(ralColours.filter((colour) => !colour.isOrderable)).toHaveLength(21);
    expect(new Set(ralColours.map((colour) => colour.tint)).size).toBe(9);
  });

  it.each(products)('$code has a price list from the first day on', (product) => {
    expect(priceListOn(initialPriceLists, product.code, '2026-01-01')?.version).toBe(1);
    expect(priceListOn(initialPriceLists, product.code, '2025-12-31')).toBeNull();
  });

  it('tells a product page its facts', () => {
    const [pe100] = products;
    const list = priceListOn(initialPriceLists, 'PE-100', '2026-11-15');
    if (list === null) throw new Error('no price list');
    const facts = productFacts(pe100, list, '2026-11-15', firstSeason);
    expect({ ...facts, colours: facts.colours.length }).toEqual({
      width: { min: 250, max: 1600 },
      height: { min: 250, max: 2200 },
      colours: 10,
      lowestAdvicePrice: 6200,
      deliveryDays: 10,
    });
    expect(productFacts(pe100, list, '2027-04-01', firstSeason).deliveryDays).toBe(15);
  });
});
