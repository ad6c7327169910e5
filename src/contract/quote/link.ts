import type { LinkStanding } from '#domain/quote/link-standing.ts';
import type { QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import type { FormState } from '../form-state.ts';

/** Everything that end customers open stands below it, and says nowhere who runs the shop. */
export const quoteLinkRoot = '/offerte';

/** Whether an address is one that end customers open, or would if it existed. */
export function isQuoteLink(path: string): boolean {
  return path === quoteLinkRoot || path.startsWith(`${quoteLinkRoot}/`);
}

export function quoteLinkPath(token: string): string {
  return `${quoteLinkRoot}/${token}`;
}

/** The dealer's colour as a stylesheet: the policy of our pages lets no style stand in the page itself. */
export function quoteColoursPath(colour: string): string {
  return `${quoteLinkRoot}/kleur/${colour.slice(1)}.css`;
}

export type QuoteLogo = { readonly path: string; readonly width: number; readonly height: number };

/** A quote as its end customer sees it. */
export type QuoteLinkPage = {
  readonly name: 'quote-link';
  readonly document: QuoteDocument;
  readonly logo: QuoteLogo | null;
  /** Null in a preview, in which nothing can be answered. */
  readonly link: QuoteLinkData | null;
};

export type QuoteLinkData = {
  readonly path: string;
  readonly standing: Exclude<LinkStanding, 'removed'>;
  /** `at` as an ISO moment; the name is empty of who did not give one. */
  readonly answer: {
    readonly kind: 'accepted' | 'refused';
    readonly name: string;
    readonly at: string;
  } | null;
  /** Whoever looks belongs to the company that sent it. */
  readonly isOwn: boolean;
  /** Not of staff at work for the dealer: they only look. */
  readonly canAnswer: boolean;
  readonly notice: QuoteLinkNotice | null;
  readonly accept: FormState;
  readonly refuse: FormState;
  readonly ask: FormState;
};

/**
 * What came of the form that was just sent. `closed`: nothing, for how the quote stands by now; `stale`: nothing yet, the page
 * stood open too long; `too_many`: nothing, as many questions were asked today as can be.
 */
export type QuoteLinkNotice =
  | 'asked'
  | 'closed'
  | { readonly kind: 'stale' | 'too_many' | 'faults'; readonly form: 'accept' | 'refuse' | 'ask' };

/** What its dealer has taken back. */
export type QuoteLinkGonePage = {
  readonly name: 'quote-link-gone';
  readonly sender: Pick<QuoteSender, 'name' | 'phone' | 'replyTo' | 'colour'>;
};

export type QuoteLinkPages = QuoteLinkPage | QuoteLinkGonePage;
