import type { Cents } from '../money/cents.ts';
import { wholePrice } from '../pricing/discount.ts';

export type QuotesCounted = { readonly count: number; readonly amount: Cents };

/** R13.4: what became an order of what was ever sent. Shares in basis points; null where there is nothing to share. */
export type Conversion = {
  readonly sent: QuotesCounted;
  /** Of those that were sent; one that was ordered without being sent is in neither. */
  readonly ordered: QuotesCounted;
  readonly inNumber: number | null;
  readonly inAmount: number | null;
};

export function conversionOf(sent: QuotesCounted, ordered: QuotesCounted): Conversion {
  return {
    ...{ sent, ordered },
    inNumber: shareOf(ordered.count, sent.count),
    inAmount: shareOf(ordered.amount, sent.amount),
  };
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * wholePrice) / whole);
}
