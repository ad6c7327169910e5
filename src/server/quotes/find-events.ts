import { asc, eq } from 'drizzle-orm';
import type { QuoteEventData } from '#contract/quote/quote.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { quoteEvents } from '../database/schema/quotes.ts';

export async function listQuoteEvents(
  database: Database,
  quoteId: number,
): Promise<readonly QuoteEventData[]> {
  const { id, kind, version, text, createdAt } = quoteEvents;
  const rows = await database
    .select({ id, kind, version, text, person: people.name, at: createdAt })
    .from(quoteEvents)
    .leftJoin(people, eq(people.id, quoteEvents.personId))
    .where(eq(quoteEvents.quoteId, quoteId))
    .orderBy(asc(quoteEvents.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
