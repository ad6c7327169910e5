import { dutchVatPercent } from '../business/vat.ts';
import type { ConfiguredLine } from '../line/configured-line.ts';
import { type Cents, cents, divideHalfUp } from '../money/cents.ts';
import { type BasisPoints, wholePrice } from '../pricing/discount.ts';

/** R13.2: what a dealer asks for a screen, incl. VAT: of the advice price, of what they pay, or an amount as typed. */
export type PriceRule =
  /** More or less than the advice price; 0 is the advice price itself. */
  | { readonly kind: 'advice'; readonly basisPoints: BasisPoints }
  /** On top of the net price. */
  | { readonly kind: 'net'; readonly basisPoints: BasisPoints }
  /** Of one screen, incl. VAT. */
  | { readonly kind: 'typed'; readonly price: Cents };

/** What is asked of a whole company or quote: an amount is typed for one line only. */
export type SharedPriceRule = Exclude<PriceRule, { kind: 'typed' }>;

export const firstPriceRule: SharedPriceRule = { kind: 'advice', basisPoints: 0 };

/** Within these a percentage is a price and not a slip of the finger. */
export const ruleLimits = {
  advice: { least: -90_00, most: 300_00 },
  net: { least: 0, most: 1000_00 },
} as const satisfies Record<SharedPriceRule['kind'], { least: BasisPoints; most: BasisPoints }>;

export const roundings = ['cent', 'half', 'whole'] as const;
/** To what a computed price incl. VAT is rounded: cents, half or whole euros. */
export type Rounding = (typeof roundings)[number];

const steps: Readonly<Record<Rounding, number>> = { cent: 1, half: 50, whole: 100 };

/** Of one screen, incl. VAT. Rounded once, half up, so that no two roundings add up to another euro. */
export function sellingPrice(
  { unitPrice, advicePrice }: Pick<ConfiguredLine, 'unitPrice' | 'advicePrice'>,
  rule: PriceRule,
  rounding: Rounding,
): Cents {
  if (rule.kind === 'typed') return rule.price;
  const step = steps[rounding];
  const percent = wholePrice + rule.basisPoints;
  const [amount, parts] =
    rule.kind === 'advice'
      ? [advicePrice * percent, wholePrice]
      : [unitPrice * percent * (100 + dutchVatPercent), wholePrice * 100];
  return cents(divideHalfUp(amount, parts * step) * step);
}
