/** R13.4: what can be said of a quote, as its maker reads it. */
export const quoteStates = ['concept', 'sent', 'seen', 'accepted', 'refused', 'expired', 'ordered'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What is stored of a version; the clock and the orders make the rest. */
export type StoredQuoteState = Exclude<QuoteState, 'expired' | 'ordered'>;

type QuoteFacts = {
  readonly state: StoredQuoteState;
  /** The last day on which it can be accepted, year-month-day. */
  readonly validUntil: string;
  /** An order was made of it that was not cancelled since. */
  readonly isOrdered: boolean;
};

/** `today` in the Netherlands. What was accepted in time does not expire. */
export function quoteStateOf({ state, validUntil, isOrdered }: QuoteFacts, today: string): QuoteState {
  if (isOrdered) return 'ordered';
  return (state === 'sent' || state === 'seen') && validUntil < today ? 'expired' : state;
}

/** Whether a change is a change of what somebody said yes to: that asks first. */
export function isSettled(state: QuoteState): boolean {
  return state === 'accepted' || state === 'ordered';
}

/** Whether its end customer can still say yes. */
export function canBeAccepted(state: QuoteState): boolean {
  return state === 'sent' || state === 'seen';
}

/** Whether the dealer can note that its end customer said no: it is sent, and nobody has said anything. */
export function canBeRefused(state: QuoteState): boolean {
  return canBeAccepted(state) || state === 'expired';
}
