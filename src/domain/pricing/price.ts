import type { Millimetres } from '../measure/millimetres.ts';
import { type Cents, cents } from '../money/cents.ts';
import { type Discount, netPrice } from './discount.ts';
import { matrixPrice, type PriceList } from './price-list.ts';
import { surchargeOn } from './surcharge.ts';

/** A named surcharge of the price list, as often as it was chosen. */
export type ChosenSurcharge = { readonly name: string; readonly times: number };

export type SurchargeLine = { readonly name: string; readonly advice: Cents };

export type Price = {
  /** The matrix cell, incl. VAT. */
  readonly base: Cents;
  readonly surcharges: readonly SurchargeLine[];
  /** Advice price of one screen, incl. VAT. */
  readonly advice: Cents;
  /** What the dealer pays for one screen, excl. VAT. */
  readonly unit: Cents;
};

/** The price of one screen of this total size; null beyond the matrix. */
export function priceScreen(
  list: PriceList,
  discount: Discount,
  width: Millimetres,
  height: Millimetres,
  chosen: readonly ChosenSurcharge[],
): Price | null {
  const base = matrixPrice(list, width, height);
  if (base === null) return null;
  const surcharges: SurchargeLine[] = [];
  let advice: number = base;
  for (const { name, times } of chosen) {
    const surcharge = list.surcharges[name];
    if (surcharge === undefined) continue;
    const amount = cents(surchargeOn(base, surcharge) * times);
    surcharges.push({ name, advice: amount });
    advice += amount;
  }
  return { base, surcharges, advice: cents(advice), unit: netPrice(cents(advice), discount) };
}
