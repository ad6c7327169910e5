import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { Database } from '../database/database.ts';
import { quotes } from '../database/schema/quotes.ts';
import { isOrdered } from './find-quote.ts';

/** For a query on quotes: what `quoteStateOf` says of each, in the words of the database. */
export function standingOf(today: string): SQL<QuoteState> {
  return sql<QuoteState>`case
    when ${isOrdered} then 'ordered'
    when ${quotes.state} in ('sent', 'seen') and ${quotes.validUntil} < ${today}::date then 'expired'
    else ${quotes.state} end`;
}

/** Accepted, and not ordered yet. */
export function countWaitingQuotes(database: Database, companyId: number): Promise<number> {
  const isOpen = and(eq(quotes.state, 'accepted'), isNull(quotes.removedAt), not(isOrdered));
  return database.$count(quotes, and(eq(quotes.companyId, companyId), isOpen));
}
