import { describe, expect, it } from 'vitest';
import { products } from './index.ts';
import { madeAndDrawn, unseenChoices } from './testing/drawings.ts';

describe('the drawing follows the catalogue', () => {
  it.each(products)('$code: is as large as what the shop makes', (product) => {
    const sizes = madeAndDrawn(product);
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.map(({ drawn }) => drawn)).toEqual(sizes.map(({ made }) => made));
  });

  it.each(products)('$code: shows every choice that can be seen', (product) => {
    expect(unseenChoices(product)).toEqual([]);
  });
});
