import { type Cents, cents, sum, times } from '../money/cents.ts';
import type { QuoteLine, QuoteScreen } from './quote-line.ts';
import {
  linePrice,
  marginOf,
  netOf,
  type QuoteMargin,
  type QuotePricing,
  quoteTotals,
  withoutVat,
} from './quote-totals.ts';

/** R13.5: what a screen of a quote is today; null for what cannot be made any more. */
export type PriceToday = { readonly unitPrice: Cents } | null;

/** Of one line or of several together: what the quote was made with, and what it is today. */
export type ReviewedPrice = {
  readonly before: QuoteMargin;
  readonly now: QuoteMargin;
};

/** What can be ordered of a quote; what the end customer pays for it was agreed, after the discount of the whole. */
export function reviewPrice(
  screen: QuoteScreen,
  today: NonNullable<PriceToday>,
  quote: QuotePricing & { readonly lines: readonly QuoteLine[] },
): ReviewedPrice {
  const sales = salesOf(screen, quote);
  return {
    before: marginOf(netOf(screen), sales),
    now: marginOf(times(today.unitPrice, screen.screen.amount), sales),
  };
}

export function sumOfReviewed(prices: readonly ReviewedPrice[]): ReviewedPrice {
  const whole = (which: 'before' | 'now') =>
    marginOf(sum(prices.map((price) => price[which].net)), sum(prices.map((price) => price[which].sales)));
  return { before: whole('before'), now: whole('now') };
}

// Excl. VAT, with its part of the discount off it.
function salesOf(screen: QuoteScreen, quote: QuotePricing & { readonly lines: readonly QuoteLine[] }): Cents {
  const { total, vatPercent } = linePrice(screen, quote);
  const { lines, total: toBePaid } = quoteTotals(quote.lines, quote);
  return withoutVat(lines === 0 ? total : partOf(total, toBePaid, lines), vatPercent);
}

// Half up. Two amounts of a large quote multiplied are more than a number holds.
function partOf(amount: Cents, part: Cents, whole: Cents): Cents {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return cents(Number(twice / (2n * BigInt(whole))));
}
