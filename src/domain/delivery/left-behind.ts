import { type Cents, cents, divideHalfUp, zero } from '../money/cents.ts';

type LeftBehind = {
  // Without VAT, at the price they were sold for.
  readonly screens: Cents;
  readonly vatPercent: number;
  // All that credit notes have taken back.
  readonly credited: { readonly net: Cents; readonly total: Cents };
};

/**
 * Incl. VAT, what is still to be credited of screens that were paid in advance and do not come. Counted without VAT first: two
 * credit notes that each round their own would leave a cent.
 */
export function owedForLeftBehind({ screens, vatPercent, credited }: LeftBehind): Cents {
  if (credited.net >= screens) return zero;
  const worth = screens + divideHalfUp(screens * vatPercent, 100);
  return cents(Math.max(0, worth - credited.total));
}
