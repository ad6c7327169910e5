import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { quotes, quoteVersions } from '../database/schema/quotes.ts';
import { lockQuote } from './change-quote.ts';

type Which = { readonly companyId: number; readonly number: string };

export type Removed = 'removed' | 'asks' | 'gone';

/** Somebody outside has the link of what was sent: that asks first. */
export function removeQuote(
  database: Database,
  { companyId, number, isSure }: Which & { readonly isSure: boolean },
  now: Date,
): Promise<Removed> {
  return database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, companyId, number, now);
    if (quote === null) return 'gone';
    if (!isSure && (await wasSent(transaction, quote.id))) return 'asks';
    await transaction
      .update(quotes)
      .set({ removedAt: now, revision: nextRevision })
      .where(eq(quotes.id, quote.id));
    return 'removed';
  });
}

/** Whether any version of it went out. */
export async function wasSent(database: Database, quoteId: number): Promise<boolean> {
  return (await database.$count(quoteVersions, eq(quoteVersions.quoteId, quoteId))) > 0;
}

export async function findRemovedQuote(database: Database, companyId: number, number: string) {
  const [found] = await database
    .select({ id: quotes.id })
    .from(quotes)
    .where(isRemoved({ companyId, number }));
  return found ?? null;
}

/** False for one that is not there, or was not removed. */
export async function restoreQuote(database: Database, which: Which): Promise<boolean> {
  const restored = await database
    .update(quotes)
    .set({ removedAt: null, revision: nextRevision })
    .where(isRemoved(which))
    .returning({ id: quotes.id });
  return restored.length > 0;
}

/** What nobody put back in time. */
export async function dropRemovedQuotes(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - daysKept.removedQuotes * 24 * 60 * 60 * 1000);
  await deleteInPieces(database, quotes, lt(quotes.removedAt, until));
}

const nextRevision = sql`${quotes.revision} + 1`;

function isRemoved({ companyId, number }: Which) {
  return and(eq(quotes.companyId, companyId), eq(quotes.number, number), isNotNull(quotes.removedAt));
}
