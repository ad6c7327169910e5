import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { arrangeLines } from '#domain/quote/arrange-lines.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import { type QuoteState, quoteStateOf } from '#domain/quote/quote-state.ts';
import type { Database } from '../database/database.ts';
import { isThere } from '../database/is-there.ts';
import { quoteLines, quotes } from '../database/schema/quotes.ts';
import { lineOf, type QuoteRow } from './quote-row.ts';

export type FoundQuote = QuoteRow & {
  readonly lines: readonly QuoteLine[];
  /** As the clock and its orders make it. */
  readonly standing: QuoteState;
};

/** A company's own; null for another company's, so that numbers cannot be tried out, and for one that was removed. */
export async function findQuote(
  database: Database,
  companyId: number,
  number: string,
  today: string,
): Promise<FoundQuote | null> {
  const [row] = await database
    .select({ quote: quotes, isOrdered })
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), eq(quotes.number, number), isNull(quotes.removedAt)));
  if (row === undefined) return null;
  const { quote } = row;
  const lines = await listQuoteLines(database, quote.id);
  return { ...quote, lines, standing: quoteStateOf({ ...quote, isOrdered: row.isOrdered }, today) };
}

export async function listQuoteLines(database: Database, quoteId: number): Promise<readonly QuoteLine[]> {
  const rows = await listQuoteLineRows(database, quoteId);
  // Also where somebody put a line at the end: a heading comes once.
  return arrangeLines(rows.map(lineOf));
}

/** As they are stored, to be copied whole. */
export function listQuoteLineRows(database: Database, quoteId: number) {
  return database
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), isNull(quoteLines.removedAt)))
    .orderBy(asc(quoteLines.place), asc(quoteLines.id));
}

/** Of all a company's quotes what a change of one shows. */
export function listQuoteContents(database: Database, companyId: number) {
  const { number, version, state, total } = quotes;
  return database
    .select({ number, version, state, total, lines: count(quoteLines.id) })
    .from(quotes)
    .leftJoin(quoteLines, and(eq(quoteLines.quoteId, quotes.id), isNull(quoteLines.removedAt)))
    .where(and(eq(quotes.companyId, companyId), isNull(quotes.removedAt)))
    .groupBy(quotes.id);
}

/** For a query on quotes: whether an order was made of this version that was not cancelled since. */
export const isOrdered = isOrderedIn(sql`quotes.version`);

/** The same of another version of it: what comes after an order can be changed and sent again. */
export function isOrderedIn(version: SQL): SQL<boolean> {
  return isThere(sql`from quote_orders made join orders ordered on ordered.id = made.order_id
    where made.quote_id = quotes.id and made.version = ${version} and ordered.status <> 'cancelled'`);
}
