import { and, asc, eq, isNull } from 'drizzle-orm';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import type { PriceRule } from '#domain/quote/selling-price.ts';
import type { Database } from '../database/database.ts';
import { quoteLines, quotes } from '../database/schema/quotes.ts';
import type { FoundQuote } from './find-quote.ts';
import type { OwnLineContent } from './forms/line-form.ts';
import type { ScreenToday } from './lines/screen-today.ts';
import type { QuoteRow } from './quote-row.ts';

// For use in `changeQuote`, which holds the quote.

type Details = Pick<
  QuoteRow,
  'customer' | 'subject' | 'opening' | 'closing' | 'validUntil' | 'rule' | 'rounding' | 'discount'
>;

export async function writeDetails(
  transaction: Database,
  { id }: FoundQuote,
  details: Partial<Details>,
): Promise<true> {
  await transaction.update(quotes).set(details).where(eq(quotes.id, id));
  return true;
}

/** At the end of the lines that stand under no heading. Null where the quote is full; twice with one key is once, and no change. */
export async function addOwnLine(
  transaction: Database,
  quote: FoundQuote,
  content: OwnLineContent,
  key: string,
): Promise<true | 'unchanged' | null> {
  if (await hasLineOf(transaction, quote.id, key)) return 'unchanged';
  const rows = await transaction
    .select()
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quote.id), isNull(quoteLines.removedAt)))
    .orderBy(asc(quoteLines.place), asc(quoteLines.id));
  if (rows.length >= quoteLimits.lines) return null;
  const last = rows.findLastIndex(({ groupName }) => groupName === '');
  const before = rows[last === -1 ? rows.length - 1 : last]?.place ?? 0;
  const after = last === -1 ? undefined : rows[last + 1]?.place;
  const place = after === undefined ? before + 1 : (before + after) / 2;
  await transaction.insert(quoteLines).values({ quoteId: quote.id, place, key, ...content });
  return true;
}

/** Whether a line was made with it, also one that was removed since. */
export async function hasLineOf(database: Database, quoteId: number, key: string): Promise<boolean> {
  const [known] = await database
    .select({ id: quoteLines.id })
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.key, key)));
  return known !== undefined;
}

/** Null for a line that is not there. */
export function writeOwnLine(
  transaction: Database,
  { id }: FoundQuote,
  lineId: number,
  line: OwnLineContent,
) {
  return writeLine(transaction, id, lineId, line);
}

/** Null for a rule is: as the whole quote. */
export function writeLineRule(
  transaction: Database,
  { id }: FoundQuote,
  lineId: number,
  rule: PriceRule | null,
) {
  return writeLine(transaction, id, lineId, { rule });
}

/** R13.2: today's net and advice prices in the place of those the quote was made with. */
export async function takePrices(
  transaction: Database,
  quote: FoundQuote,
  today: ReadonlyMap<number, ScreenToday>,
): Promise<true> {
  for (const line of quote.lines) {
    const found = today.get(line.id);
    if (line.kind === 'own' || found?.kind !== 'other') continue;
    const { unitPrice, advicePrice, priceListVersion } = found;
    const screen = { ...line.screen, unitPrice, advicePrice, priceListVersion };
    await writeLine(transaction, quote.id, line.id, { screen });
  }
  return true;
}

async function writeLine(
  transaction: Database,
  quoteId: number,
  lineId: number,
  values: Partial<typeof quoteLines.$inferInsert>,
): Promise<true | null> {
  const written = await transaction
    .update(quoteLines)
    .set(values)
    .where(and(eq(quoteLines.id, lineId), eq(quoteLines.quoteId, quoteId), isNull(quoteLines.removedAt)))
    .returning({ id: quoteLines.id });
  return written.length === 1 ? true : null;
}
