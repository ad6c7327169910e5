import { and, eq, sql } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import type { QuoteEventKind } from '#domain/quote/quote-event.ts';
import { formatQuoteNumber } from '#domain/quote/quote-number.ts';
import type { Database } from '../database/database.ts';
import { quoteLines, quoteNumbers, quotes } from '../database/schema/quotes.ts';
import { recount } from './change-quote.ts';
import { findLook } from './look/find-look.ts';
import type { QuoteLineRow, QuoteRow } from './quote-row.ts';
import { writeQuoteEvent } from './write-quote-event.ts';

export type NewQuoteLine = Omit<typeof quoteLines.$inferInsert, 'id' | 'quoteId' | 'place' | 'removedAt'>;

type NewQuote = {
  readonly companyId: number;
  readonly country: Country;
  readonly personId: number;
  // Drawn when the form was made: what is sent twice is one quote.
  readonly key: string;
  readonly cause: Extract<QuoteEventKind, 'made' | 'copied'>;
  // The number of the one it is a copy of.
  readonly copyOf?: string;
  // In the order in which they come to stand.
  readonly lines: readonly NewQuoteLine[];
  // Of one that is copied; a new one begins as the company's quotes do.
  readonly like?: Pick<
    QuoteRow,
    'customer' | 'subject' | 'opening' | 'closing' | 'rule' | 'rounding' | 'discount'
  >;
};

export type MadeQuote = {
  readonly quote: QuoteRow;
  readonly lines: readonly QuoteLineRow[];
  // It was there already.
  readonly isRepeat: boolean;
};

/** For use in a transaction. */
export async function makeQuote(transaction: Database, made: NewQuote, now: Date): Promise<MadeQuote> {
  const { companyId, personId, key, like } = made;
  const today = dutchDate(now);
  const year = Number(today.slice(0, 4));
  await holdNumbers(transaction, companyId, year);
  const [known] = await transaction
    .select()
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), eq(quotes.key, key)));
  if (known !== undefined) return { quote: known, lines: [], isRepeat: true };
  const number = await nextQuoteNumber(transaction, companyId, year);
  const look = await findLook(transaction, companyId);
  const { rule, rounding, opening, closing } = look;
  const [quote] = await transaction
    .insert(quotes)
    .values({
      ...{ companyId, number, key, madeBy: personId },
      ...{ rule, rounding, opening, closing, customer: nobody(made.country) },
      ...like,
      validUntil: addDays(today, look.validDays),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (quote === undefined) throw new Error('a quote was not stored');
  const rows = made.lines.map((line, index) => ({ ...line, quoteId: quote.id, place: index + 1 }));
  const lines = rows.length === 0 ? [] : await transaction.insert(quoteLines).values(rows).returning();
  const { cause: kind, copyOf: text = '' } = made;
  await writeQuoteEvent(transaction, { quoteId: quote.id, version: 1, kind, text, personId }, now);
  await recount(transaction, quote.id, now);
  return { quote, lines, isRepeat: false };
}

// A row that is held from here on: whoever else makes one for this company waits.
async function holdNumbers(transaction: Database, companyId: number, year: number): Promise<void> {
  await transaction.insert(quoteNumbers).values({ companyId, year, last: 0 }).onConflictDoNothing();
  await transaction
    .select()
    .from(quoteNumbers)
    .where(and(eq(quoteNumbers.companyId, companyId), eq(quoteNumbers.year, year)))
    .for('update');
}

async function nextQuoteNumber(transaction: Database, companyId: number, year: number): Promise<string> {
  const [row] = await transaction
    .update(quoteNumbers)
    .set({ last: sql`${quoteNumbers.last} + 1` })
    .where(and(eq(quoteNumbers.companyId, companyId), eq(quoteNumbers.year, year)))
    .returning({ last: quoteNumbers.last });
  if (row === undefined) throw new Error('quotes gave no number');
  return formatQuoteNumber(year, row.last);
}

function nobody(country: Country): EndCustomer {
  return { name: '', email: '', phone: '', street: '', postcode: '', city: '', country };
}
