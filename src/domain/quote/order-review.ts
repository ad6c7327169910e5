import { type Cents, sum, times, zero } from '../money/cents.ts';
import type { QuoteLine, QuoteScreen } from './quote-line.ts';
import { marginOf, netOf, type QuoteMargin, type QuotePricing, salesByLine } from './quote-totals.ts';

type PricedQuote = QuotePricing & { readonly lines: readonly QuoteLine[] };

/** A screen of a quote that can be ordered, and what one of them costs the dealer today. */
export type ScreenNow = { readonly line: QuoteScreen; readonly unitPrice: Cents };

/** R13.5: what the quote was made with, and what it is today. */
export type ReviewedPrice = { readonly before: QuoteMargin; readonly now: QuoteMargin };

/**
 * Of one screen or of several together. What the end customer pays for them was agreed, so a price that rose comes off the
 * margin. Of several it is what they have one by one, and of all screens of a quote without own lines what the quote itself tells.
 */
export function reviewPrice(screens: readonly ScreenNow[], quote: PricedQuote): ReviewedPrice {
  const ofLine = salesByLine(quote.lines, quote);
  const sales = sum(screens.map(({ line }) => ofLine.get(line.id) ?? zero));
  return {
    before: marginOf(sum(screens.map(({ line }) => netOf(line))), sales),
    now: marginOf(sum(screens.map(({ line, unitPrice }) => times(unitPrice, line.screen.amount))), sales),
  };
}
