import { type Cents, cents } from '../money/cents.ts';
import { type Discount, netPrice } from '../pricing/discount.ts';

/** Advice price incl. VAT of mixing one custom RAL tone, once per order. */
const setUpFeeAdvice = cents(75_00);

/** Shipping excl. VAT for goods of less than `freeFrom`, and on top of it once per order for a long parcel. */
export type ShippingTerms = {
  readonly fee: Cents;
  readonly freeFrom: Cents;
  readonly longSideFee: Cents;
  readonly longSideOver: number;
};

/** Millimetres between which the owner may set `longSideOver`. */
export const longSideLimits = { least: 500, most: 10_000 } as const;

/** As the product book has them. */
export const firstShippingTerms: ShippingTerms = {
  fee: cents(19_50),
  freeFrom: cents(250_00),
  longSideFee: cents(35_00),
  longSideOver: 2400,
};

/** Of a cart, and so of an order. */
export const maxCartLines = 500;

/** Characters of what a customer may write with an order: remarks for us, and a reference of their own. */
export const maxRemarks = 1000;
export const maxReference = 50;

/** Excl. VAT. A larger order is a conversation, not a click. */
export const maxOrderSubtotal = cents(50_000_000_00);

/** What a customer pays, excl. VAT, for one custom RAL tone in an order. */
export function setUpFee(groupDiscount: Discount): Cents {
  return netPrice(setUpFeeAdvice, groupDiscount);
}
