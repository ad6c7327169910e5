import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import type { Database } from '../database/database.ts';
import { quoteEvents } from '../database/schema/quotes.ts';

type NewEvent = {
  readonly quoteId: number;
  readonly version: number;
  readonly kind: QuoteEventKind;
  readonly text?: string;
  /** Null for the end customer and the clock. */
  readonly personId: number | null;
  readonly key?: string;
};

/** For use in the transaction in which it happens. */
export async function writeQuoteEvent(transaction: Database, event: NewEvent, now: Date): Promise<void> {
  await transaction.insert(quoteEvents).values({ ...event, createdAt: now });
}
