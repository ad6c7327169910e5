import { maxCity, maxName, maxStreet } from '../business/limits.ts';
import { dutchVatPercent } from '../business/vat.ts';
import type { ConfiguredLine } from '../line/configured-line.ts';
import type { Cents } from '../money/cents.ts';
import type { PriceRule } from './selling-price.ts';

/** VAT of what a dealer sells besides screens: 9 % in the Netherlands and 6 % in Belgium on work at a house. */
export const ownLineVatPercents = [dutchVatPercent, 9, 6] as const;
export type QuoteVatPercent = (typeof ownLineVatPercents)[number];

type Placed = {
  readonly id: number;
  /** The room or address under which it stands; empty for none. */
  readonly group: string;
};

/** A screen, with what is asked for it where that is not as for the whole quote. */
export type QuoteScreen = Placed & {
  readonly kind: 'screen';
  readonly screen: ConfiguredLine;
  readonly rule: PriceRule | null;
};

/** What the dealer sells besides screens: mounting, travel. */
export type OwnLine = Placed & {
  readonly kind: 'own';
  readonly description: string;
  /** Hundredths: 250 is two and a half. */
  readonly quantity: number;
  /** 'uur', 'stuk', 'km'. */
  readonly unit: string;
  /** Of one unit, incl. VAT. */
  readonly price: Cents;
  readonly vatPercent: QuoteVatPercent;
};

export type QuoteLine = QuoteScreen | OwnLine;

/** A line off the whole, incl. VAT: a percentage of all lines, or an amount. */
export type QuoteDiscount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly amount: Cents };

export const quoteLimits = {
  lines: 500,
  name: maxName,
  street: maxStreet,
  city: maxCity,
  group: 60,
  subject: 100,
  words: 2000,
  terms: 5000,
  description: 200,
  unit: 15,
  quantity: 10_000_00,
  price: 1_000_000_00,
  question: 2000,
  reason: 1000,
  questionsPerDay: 10,
} as const;
