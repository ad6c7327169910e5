import { sql } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Database } from '../database/database.ts';
import { uuidOf } from '../secrets/uuid-of.ts';
import { findQuote, listQuoteLineRows } from './find-quote.ts';
import { makeQuote, type NewQuoteLine } from './make-quote.ts';
import type { QuoteLineRow } from './quote-row.ts';

type Copy = {
  readonly companyId: number;
  readonly number: string;
  readonly personId: number;
  readonly country: Country;
  // Drawn when the form was made: what is sent twice is one copy.
  readonly key: string;
};

/** The number of a new concept with all that is in this one, and a last day of its own; null where there is none to copy. */
export function copyQuote(
  database: Database,
  { companyId, number, personId, country, key }: Copy,
  now: Date,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const like = await findQuote(transaction, companyId, number, dutchDate(now));
    if (like === null) return null;
    const rows = await listQuoteLineRows(transaction, like.id);
    const lines = rows.map(toNewLine);
    const made = {
      companyId,
      personId,
      country,
      key: uuidOf('quote', personId, key),
      cause: 'copied',
      copyOf: number,
      lines,
    } as const;
    const { customer, subject, opening, closing, rule, rounding, discount } = like;
    const { quote, isRepeat } = await makeQuote(
      transaction,
      { ...made, like: { customer, subject, opening, closing, rule, rounding, discount } },
      now,
    );
    if (!isRepeat) await copyPhotos(transaction, quote.id, rows);
    return quote.number;
  });
}

function toNewLine({
  id: _id,
  quoteId: _quote,
  place: _place,
  removedAt: _gone,
  ...line
}: QuoteLineRow): NewQuoteLine {
  return line;
}

// The first line of the copy stands at place 1, the next at 2: see makeQuote.
async function copyPhotos(
  transaction: Database,
  quoteId: number,
  from: readonly QuoteLineRow[],
): Promise<void> {
  await transaction.execute(sql`
    insert into photos (person_id, quote_line_id, place, width, height, content, preview, digest)
    select photo.person_id, line.id, photo.place, photo.width, photo.height, photo.content, photo.preview, photo.digest
    from jsonb_array_elements_text(${JSON.stringify(from.map(({ id }) => id))}::jsonb) with ordinality as given (id, place)
      join quote_lines line on line.quote_id = ${quoteId} and line.place = given.place
      join photos photo on photo.quote_line_id = given.id::integer`);
}
