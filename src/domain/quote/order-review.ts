import { dutchVatPercent } from '../business/vat.ts';
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

type PricedQuote = QuotePricing & { readonly lines: readonly QuoteLine[] };

/** A screen of a quote that can be ordered, and what one of them costs the dealer today. */
export type ScreenNow = { readonly line: QuoteScreen; readonly unitPrice: Cents };

/** R13.5: what the quote was made with, and what it is today. */
export type ReviewedPrice = { readonly before: QuoteMargin; readonly now: QuoteMargin };

/**
 * Of one screen or of several together. What the end customer pays for them was agreed, so a price that rose comes off the
 * margin; of all screens of a quote without own lines it is the margin that the quote itself tells.
 */
export function reviewPrice(screens: readonly ScreenNow[], quote: PricedQuote): ReviewedPrice {
  const sales = salesOf(
    screens.map(({ line }) => line),
    quote,
  );
  return {
    before: marginOf(sum(screens.map(({ line }) => netOf(line))), sales),
    now: marginOf(sum(screens.map(({ line, unitPrice }) => times(unitPrice, line.screen.amount))), sales),
  };
}

// Excl. VAT, with their part of the discount off it.
function salesOf(screens: readonly QuoteScreen[], quote: PricedQuote): Cents {
  const asked = sum(screens.map((screen) => linePrice(screen, quote).total));
  const { lines, total } = quoteTotals(quote.lines, quote);
  return withoutVat(lines === 0 ? asked : partOf(asked, total, lines), dutchVatPercent);
}

// Half up. Two amounts of a large quote multiplied are more than a number holds.
function partOf(amount: Cents, part: Cents, whole: Cents): Cents {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return cents(Number(twice / (2n * BigInt(whole))));
}
