import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** How many rows there are, one more than `most` for whatever lies beyond: a number that nobody acts on is not counted further. */
export async function countUpTo(database: Database, rows: SQL, most: number): Promise<number> {
  const { rows: counted } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select ${rows} limit ${most + 1}) as counted`,
  );
  return counted[0]?.count ?? 0;
}
