import { type Cents, cents, divideHalfUp } from '../money/cents.ts';

/**
 * What one choice adds to the advice price (incl. VAT). Its name in the price list is `field.option`, e.g.
 * 'wire_id.4'; 'sides.each' counts per chosen side; a colour is named by its role: 'color.anodised',
 * 'color.listed', 'color.custom'.
 */
export type Surcharge =
  | { readonly kind: 'fixed'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'greater'; readonly cents: Cents; readonly percent: number };

/** The surcharge on one screen; a percentage is of the matrix price, rounded half up to whole euro. */
export function surchargeOn(base: Cents, surcharge: Surcharge): Cents {
  switch (surcharge.kind) {
    case 'fixed':
      return surcharge.cents;
    case 'percent':
      return wholeEuroPercent(base, surcharge.percent);
    case 'greater':
      return cents(Math.max(surcharge.cents, wholeEuroPercent(base, surcharge.percent)));
  }
}

function wholeEuroPercent(base: Cents, percent: number): Cents {
  return cents(divideHalfUp(base * percent, 100 * 100) * 100);
}
