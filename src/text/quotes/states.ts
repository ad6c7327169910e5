import type { QuoteState } from '#domain/quote/quote-state.ts';

/** R13.4: how a quote stands, in one word. */
export const quoteStateNames: Readonly<Record<QuoteState, string>> = {
  concept: 'concept',
  sent: 'verstuurd',
  seen: 'gezien',
  accepted: 'akkoord',
  refused: 'afgewezen',
  expired: 'verlopen',
  ordered: 'besteld',
};
