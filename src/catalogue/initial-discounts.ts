import { type DiscountGroup, discountGroups } from '#domain/pricing/discount.ts';
import { discountsOn, type GroupStep } from '#domain/pricing/discount-steps.ts';

const percent = { A: 42, B: 38, C: 32 } as const satisfies Record<DiscountGroup, number>;

/** The product book's percentages: what a new shop starts with, from the day of the first price lists. */
export const initialDiscounts: readonly GroupStep[] = discountGroups.map((group, index) => ({
  id: index + 1,
  group,
  basisPoints: percent[group] * 100,
  validFrom: '2026-01-01',
}));

/** By the product book, of a company without discounts of its own. */
export function initialDiscountsOf(group: DiscountGroup) {
  const found = discountsOn(initialDiscounts, group, [], '2026-01-01');
  if (found === null) throw new Error(`the product book has no discount of group ${group}`);
  return found;
}
