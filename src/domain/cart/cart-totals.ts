import type { VatPercent } from '../business/vat.ts';
import type { Millimetres } from '../measure/millimetres.ts';
import { type Cents, cents, divideHalfUp, sum, times, zero } from '../money/cents.ts';
import type { Discount } from '../pricing/discount.ts';
import { type ShippingTerms, setUpFee } from './terms.ts';

export type CartLine = {
  readonly unitPrice: Cents;
  readonly amount: number;
  readonly totalWidth: Millimetres;
  readonly totalHeight: Millimetres;
  /** 'RAL 6005' when the colour is mixed for this order, else null. */
  readonly customRal: string | null;
};

export type CartBuyer = {
  /** What comes off what is no product: the group's, also where products have discounts of their own. */
  readonly groupDiscount: Discount;
  readonly vatPercent: VatPercent;
};

export type CartTotals = {
  /** The lines alone. */
  readonly goods: Cents;
  /** One set-up fee per custom tone, in the order the tones appear. */
  readonly setUpFees: readonly { readonly ral: string; readonly price: Cents }[];
  /** Carriage, with the long-parcel fee in it. */
  readonly shipping: Cents;
  readonly longParcelFee: Cents;
  /** The length of a side over which it is asked. */
  readonly longSideOver: number;
  /** What goods are short of being sent for nothing; zero when they are, or when there are none. */
  readonly toFreeShipping: Cents;
  /** Everything excl. VAT. */
  readonly subtotal: Cents;
  readonly vatPercent: VatPercent;
  readonly vat: Cents;
  readonly total: Cents;
};

/** What an order comes to, all amounts excl. VAT until `vat`. */
export function cartTotals(
  lines: readonly CartLine[],
  buyer: CartBuyer,
  { fee, freeFrom, longSideFee, longSideOver }: ShippingTerms,
): CartTotals {
  const goods = sum(lines.map((line) => times(line.unitPrice, line.amount)));
  const price = setUpFee(buyer.groupDiscount);
  const tones = new Set(lines.flatMap((line) => line.customRal ?? []));
  const setUpFees = [...tones].map((ral) => ({ ral, price }));
  const longParcelFee = lines.some((line) => longestSide(line) > longSideOver) ? longSideFee : zero;
  const carriage = lines.length > 0 && goods < freeFrom ? fee : zero;
  const toFreeShipping = carriage > 0 ? cents(freeFrom - goods) : zero;
  const shipping = sum([carriage, longParcelFee]);
  const subtotal = sum([goods, times(price, setUpFees.length), shipping]);
  const { vatPercent } = buyer;
  // Once over the whole sum: rounding per line would add up to another amount than the invoice's.
  const vat = cents(divideHalfUp(subtotal * vatPercent, 100));
  return {
    goods,
    setUpFees,
    shipping,
    longParcelFee,
    longSideOver,
    toFreeShipping,
    subtotal,
    vatPercent,
    vat,
    total: sum([subtotal, vat]),
  };
}

function longestSide({ totalWidth, totalHeight }: CartLine): number {
  return Math.max(totalWidth, totalHeight);
}
