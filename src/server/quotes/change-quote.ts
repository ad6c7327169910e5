import { and, eq, isNull } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { sum } from '#domain/money/cents.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import { netOf, quoteTotals } from '#domain/quote/quote-totals.ts';
import type { Database } from '../database/database.ts';
import { quotes } from '../database/schema/quotes.ts';
import { type FoundQuote, findQuote, listQuoteLines } from './find-quote.ts';
import { writeQuoteEvent } from './write-quote-event.ts';

/** Which quote, and what its form was made from; null where the last change stands, whoever made the one before. */
export type QuoteToChange = {
  readonly companyId: number;
  readonly number: string;
  readonly personId: number;
  readonly seen: number | null;
};

export type Changed<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'gone' }
  /** It was so already. */
  | { readonly kind: 'unchanged' }
  /** Somebody else was there since: nothing is changed. */
  | { readonly kind: 'stale'; readonly quote: FoundQuote }
  /** Its end customer said yes to it, or it is ordered: a new version comes first. */
  | { readonly kind: 'settled'; readonly quote: FoundQuote };

/**
 * The one way to change a quote. Whoever is second waits for the first; a change of what was sent makes it a concept again,
 * in the next version, and the link to the version before says so (R13.4). `change` writes what it wants; it gives null when what
 * it was to change is not there, and 'unchanged' when that was so already: neither ends a link that went out.
 */
export function changeQuote<Outcome>(
  database: Database,
  { companyId, number, personId, seen }: QuoteToChange,
  now: Date,
  change: (transaction: Database, quote: FoundQuote) => Promise<Outcome | 'unchanged' | null>,
): Promise<Changed<Outcome>> {
  return database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, companyId, number, now);
    if (quote === null) return { kind: 'gone' };
    if (seen !== null && seen !== quote.revision) return { kind: 'stale', quote };
    if (isSettled(quote.standing)) return { kind: 'settled', quote };
    const outcome = await change(transaction, quote);
    if (outcome === null) return { kind: 'gone' };
    if (outcome === 'unchanged') return { kind: 'unchanged' };
    if (quote.state !== 'concept') await beginNextVersion(transaction, quote, personId, now);
    await recount(transaction, quote.id, now);
    return { kind: 'done', outcome };
  });
}

/** Holds it, and with it every other change, sending and answer of it. */
export async function lockQuote(
  transaction: Database,
  companyId: number,
  number: string,
  now: Date,
): Promise<FoundQuote | null> {
  await transaction
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), eq(quotes.number, number), isNull(quotes.removedAt)))
    .for('update');
  return findQuote(transaction, companyId, number, dutchDate(now));
}

/**
 * 'Nieuwe versie maken' of what its end customer said yes to, or what is ordered. Asked twice it is there already; what nobody
 * settled is changed as it is.
 */
export function makeNewVersion(
  database: Database,
  { companyId, number, personId }: Omit<QuoteToChange, 'seen'>,
  now: Date,
): Promise<'made' | 'there' | 'not-needed' | 'gone'> {
  return database.transaction(async (transaction) => {
    const quote = await lockQuote(transaction, companyId, number, now);
    if (quote === null) return 'gone';
    if (!isSettled(quote.standing)) return quote.state === 'concept' ? 'there' : 'not-needed';
    await beginNextVersion(transaction, quote, personId, now);
    await recount(transaction, quote.id, now);
    return 'made';
  });
}

/** For who holds the quote: a concept again, in the next version. */
export async function beginNextVersion(
  transaction: Database,
  { id, version }: Pick<FoundQuote, 'id' | 'version'>,
  personId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(quotes)
    .set({ version: version + 1, state: 'concept', sentAt: null, answeredAt: null })
    .where(eq(quotes.id, id));
  await writeQuoteEvent(
    transaction,
    { quoteId: id, version: version + 1, kind: 'new_version', personId },
    now,
  );
}

/** For who holds the quote: what the list shows of its lines, and that something changed. */
export async function recount(transaction: Database, quoteId: number, now: Date): Promise<void> {
  const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, quoteId));
  if (quote === undefined) throw new Error(`no quote ${quoteId}`);
  const lines = await listQuoteLines(transaction, quoteId);
  const { total, withoutVat } = quoteTotals(lines, quote);
  await transaction
    .update(quotes)
    .set({
      ...{ total, withoutVat },
      net: sum(lines.map(netOf)),
      revision: quote.revision + 1,
      updatedAt: now,
    })
    .where(eq(quotes.id, quoteId));
}
