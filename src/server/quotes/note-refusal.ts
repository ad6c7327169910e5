import { and, eq, sql } from 'drizzle-orm';
import { canBeRefused } from '#domain/quote/quote-state.ts';
import type { Database } from '../database/database.ts';
import { quotes, quoteVersions } from '../database/schema/quotes.ts';
import { lockQuote } from './change-quote.ts';
import { writeQuoteEvent } from './write-quote-event.ts';

type Refusal = {
  readonly companyId: number;
  readonly number: string;
  readonly personId: number;
  readonly reason: string;
};

export type Refused = 'done' | 'gone' | 'answered';

/** The dealer notes that the end customer said no to what was sent. Twice is once; a yes stays a yes. */
export function noteRefusal(
  database: Database,
  { companyId, number, personId, reason }: Refusal,
  now: Date,
): Promise<Refused> {
  return database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, companyId, number, now);
    if (quote === null) return 'gone';
    if (quote.standing === 'refused') return 'done';
    if (!canBeRefused(quote.standing)) return 'answered';
    const { id: quoteId, version } = quote;
    await transaction
      .update(quotes)
      .set({ state: 'refused', answeredAt: now, updatedAt: now, revision: sql`${quotes.revision} + 1` })
      .where(eq(quotes.id, quoteId));
    await transaction
      .update(quoteVersions)
      .set({ answer: 'refused', answeredAt: now, answerReason: reason })
      .where(and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version)));
    await writeQuoteEvent(transaction, { quoteId, version, kind: 'refused', text: reason, personId }, now);
    return 'done';
  });
}
