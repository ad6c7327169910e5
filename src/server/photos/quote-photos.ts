import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { photos } from '../database/schema/photos.ts';
import { quoteLines } from '../database/schema/quotes.ts';

/** What hangs on the lines of a quote, by the id of the line. Seen by its dealer, and by nobody else. */
export async function photosOfQuote(database: Database, quoteId: number) {
  const { id, quoteLineId, place, width, height } = photos;
  const found = await database
    .select({ id, quoteLineId, place, width, height })
    .from(photos)
    .innerJoin(quoteLines, eq(quoteLines.id, quoteLineId))
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(place));
  return Map.groupBy(found, (photo) => photo.quoteLineId ?? 0);
}

/** For the transaction that copies a line. */
export async function copyQuotePhotos(
  transaction: Database,
  fromLineId: number,
  toLineId: number,
): Promise<void> {
  await transaction.execute(sql`
    insert into photos (person_id, quote_line_id, place, width, height, content, preview, digest)
    select person_id, ${toLineId}, place, width, height, content, preview, digest
    from photos where quote_line_id = ${fromLineId}`);
}
