import { sql } from 'drizzle-orm';
import type { Placed } from '#domain/quote/arrange-lines.ts';
import type { Database } from '../../database/database.ts';

/** For who holds the quote: the lines in this order, each under its own heading. */
export async function storePlaces(
  transaction: Database,
  quoteId: number,
  lines: readonly Placed[],
): Promise<void> {
  const rows = lines.map(({ id, group }, index) => ({ id, place: index + 1, group }));
  await transaction.execute(sql`
    update quote_lines set place = given.place, group_name = given."group"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, place float8, "group" text)
    where quote_lines.id = given.id and quote_id = ${quoteId}
      and (quote_lines.place, group_name) is distinct from (given.place, given."group")`);
}
