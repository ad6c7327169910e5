import { dutchVatPercent } from '../business/vat.ts';
import { type Cents, cents, divideHalfUp } from '../money/cents.ts';

export const discountGroups = ['A', 'B', 'C'] as const;
export type DiscountGroup = (typeof discountGroups)[number];

/** Hundredths of a percent, whole: 3850 is 38,5 %. */
export type BasisPoints = number;
export const wholePrice: BasisPoints = 100_00;

/** What comes off an advice price, and where it comes from: the company's group, or an agreement of its own. */
export type Discount =
  | { readonly kind: 'group'; readonly group: DiscountGroup; readonly basisPoints: BasisPoints }
  | { readonly kind: 'own'; readonly basisPoints: BasisPoints };

/** All discounts of one company on one day. */
export type Discounts = {
  /** For every product without one of its own, and for what is no product. */
  readonly group: Discount;
  /** By product code; it replaces the group's. */
  readonly own: ReadonlyMap<string, Discount>;
};

export function discountFor({ group, own }: Discounts, productCode: string): Discount {
  return own.get(productCode) ?? group;
}

/** What the dealer pays, excl. VAT, for an advice price incl. VAT; rounded half up to the cent. */
export function netPrice(advice: Cents, { basisPoints }: Pick<Discount, 'basisPoints'>): Cents {
  return cents(divideHalfUp(advice * (wholePrice - basisPoints), (100 + dutchVatPercent) * 100));
}
