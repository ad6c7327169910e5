import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

// With all that goes with them within a second, also where they have to be read from disk first.
const piece = 1000;

/**
 * For what may have gathered in any number: a hundred thousand rows at once take longer than a statement may, and would be
 * tried in vain every time. A piece that is gone stays gone.
 */
export async function deleteInPieces(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  const some = sql`select ctid from ${table} where ${where} limit ${piece}`;
  let gone: number;
  do {
    const { rowCount } = await database.execute(sql`delete from ${table} where ctid = any (array(${some}))`);
    gone = rowCount ?? 0;
  } while (gone === piece);
}
