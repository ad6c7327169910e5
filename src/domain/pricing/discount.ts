import { dutchVatPercent } from '../business/vat.ts';
import { type Cents, cents, divideHalfUp } from '../money/cents.ts';

export const discountGroups = ['A', 'B', 'C'] as const;
export type DiscountGroup = (typeof discountGroups)[number];

const discountPercent = { A: 42, B: 38, C: 32 } as const satisfies Record<DiscountGroup, number>;

/** What the dealer pays, excl. VAT, for an advice price incl. VAT; rounded half up to the cent. */
export function netPrice(advice: Cents, group: DiscountGroup): Cents {
  return cents(divideHalfUp(advice * (100 - discountPercent[group]), 100 + dutchVatPercent));
}
