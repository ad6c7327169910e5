import type { QuoteState } from '#domain/quote/quote-state.ts';
import { quoteTexts } from '#text/quotes/quote.ts';
import { quoteStateNames } from '#text/quotes/states.ts';
import type { FoundQuote } from './find-quote.ts';

/**
 * What a change would be a change of, as a form remembers it: whoever works on a concept that a colleague sends meanwhile would
 * end the link that went out. That its end customer opened it changes nothing for that.
 */
export function standingOf({ version, standing }: Pick<FoundQuote, 'version' | 'standing'>): string {
  const state: QuoteState = standing === 'seen' || standing === 'expired' ? 'sent' : standing;
  return `${quoteTexts.version(version)}, ${quoteStateNames[state]}`;
}
