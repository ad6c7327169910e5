import { quoteStateOf, type StoredQuoteState } from './quote-state.ts';

/**
 * R13.3: what there is to do, for its end customer, with the version of a quote that a link opens. `older`: there is a newer one
 * to ask for; `changing`: its dealer works on it, and nobody has it yet.
 */
export type LinkStanding =
  | 'open'
  | 'accepted'
  | 'refused'
  | 'ordered'
  | 'expired'
  | 'older'
  | 'changing'
  | 'removed';

type LinkFacts = {
  /** Of what the link opens. */
  readonly version: number;
  readonly answer: 'accepted' | 'refused' | null;
  readonly validUntil: string;
  /** An order was made of it that was not cancelled since. */
  readonly isOrdered: boolean;
  /** A version after it was sent. */
  readonly hasNewer: boolean;
  /** As it has become since. */
  readonly quote: {
    readonly version: number;
    readonly state: StoredQuoteState;
    readonly isRemoved: boolean;
  };
};

/**
 * `today` in the Netherlands. What was said about a version that is not the last one changes nothing any more; what was ordered
 * is in hand, until its dealer sends another.
 */
export function linkStandingOf(
  { version, answer, validUntil, isOrdered, hasNewer, quote }: LinkFacts,
  today: string,
): LinkStanding {
  if (quote.isRemoved) return 'removed';
  if (hasNewer) return 'older';
  if (version !== quote.version && !isOrdered) return 'changing';
  if (answer !== null) return answer;
  const state = quoteStateOf({ state: quote.state, validUntil, isOrdered }, today);
  if (state === 'sent' || state === 'seen') return 'open';
  return state === 'concept' ? 'changing' : state;
}
