import { expect, it } from 'vitest';
import { homeText } from './home.ts';

it.each([
  [7, 'Zeven horren, één werkwijze'],
  [8, 'Acht horren, één werkwijze'],
  [1, 'Eén hor, één werkwijze'],
])('R1.4 counts the products of the shop: %i', (count, heading) => {
  expect(homeText.productsHeading(count)).toBe(heading);
});
