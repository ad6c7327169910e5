import type { Conversion } from '#domain/quote/conversion.ts';
import { type QuoteState, quoteStates } from '#domain/quote/quote-state.ts';
import type { ListFrame } from '../list-frame.ts';

// Money in whole cents, dates year-month-day, moments in ISO 8601.

/** What the list can be narrowed to: a state, or what was removed and can still come back. */
export const quoteQueues = [...quoteStates, 'removed'] as const;
export type QuoteQueue = (typeof quoteQueues)[number];

export type QuoteRowData = {
  readonly number: string;
  readonly state: QuoteState;
  readonly version: number;
  readonly customer: string;
  readonly city: string;
  readonly subject: string;
  /** Null for somebody who is no longer known. */
  readonly maker: string | null;
  readonly createdAt: string;
  /** Of the version that is worked on; null for a concept. */
  readonly sentAt: string | null;
  readonly validUntil: string;
  /** Incl. VAT. */
  readonly totalCents: number;
  /** Excl. VAT. */
  readonly marginCents: number;
};

export type StateTotalData = Readonly<Record<'count' | 'totalCents' | 'marginCents', number>>;

export type QuoteListPage = {
  readonly name: 'quote-list';
  readonly company: string;
  readonly list: ListFrame;
  readonly quotes: readonly QuoteRowData[];
  /** Who may have made one, to choose from. */
  readonly makers: readonly { readonly id: number; readonly name: string }[];
  /** Of what is looked for, whatever its state. */
  readonly totals: Readonly<Record<QuoteState, StateTotalData>>;
  readonly conversion: Conversion;
  /** Whether it shows what was removed. */
  readonly isOfRemoved: boolean;
  /** Just removed, and to be put back at once. */
  readonly removed: string | null;
  readonly notice: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
};

/** Asked before what was sent is removed. */
export type RemoveQuotePage = {
  readonly name: 'remove-quote';
  readonly quote: Pick<QuoteRowData, 'number' | 'state' | 'customer' | 'subject' | 'totalCents'>;
  readonly wasSent: boolean;
};
