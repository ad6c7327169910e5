import { and, inArray, lt, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { firstQuoteDayKept, type QuotesKept } from '#domain/quote/kept.ts';
import type { Database } from '../database/database.ts';
import { quotes } from '../database/schema/quotes.ts';
import { startOfDay } from './forget-shared.ts';

const batch = 200;

/**
 * R13.4: quotes go with all versions, events, photos and mails, as the owner's settings promise; an order that was made of one
 * stays. What can still be accepted waits for its last day. Twice does no harm.
 */
export async function forgetQuotes(database: Database, kept: QuotesKept, now: Date): Promise<void> {
  const today = dutchDate(now);
  const first = startOfDay(firstQuoteDayKept(kept, today));
  // Small steps, so that nobody waits for a lock on everything.
  while ((await forgetSome(database, first, today)) === batch);
  await forgetLogos(database);
}

async function forgetSome(
  database: Database,
  first: ReturnType<typeof startOfDay>,
  today: string,
): Promise<number> {
  const last = sql`greatest(${quotes.updatedAt}, ${quotes.sentAt}, ${quotes.answeredAt})`;
  const old = database
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(lt(quotes.updatedAt, first), sql`${last} < ${first}`, lt(quotes.validUntil, today)))
    .limit(batch);
  const gone = await database.delete(quotes).where(inArray(quotes.id, old)).returning({ id: quotes.id });
  return gone.length;
}

// What neither the look nor anything that was sent shows any more; a new one may be on its way to the look.
async function forgetLogos(database: Database): Promise<void> {
  await database.execute(sql`
    delete from quote_logos logo
    where logo.created_at < now() - interval '1 day'
      and not exists (select from quote_looks look where look.logo_id = logo.id)
      and not exists (
        select from quote_versions sent join quotes quote on quote.id = sent.quote_id
        where quote.company_id = logo.company_id and sent.document #>> '{sender,logo,id}' = logo.id::text
      )`);
}
