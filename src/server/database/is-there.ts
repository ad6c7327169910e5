import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether there is such a row, asked for each row of the list by itself. `exists` leaves PostgreSQL the choice to read the
 * whole other table once instead, and where it expects many rows to be asked for, it does: of a page of fifty it knows nothing.
 */
export function isThere(rows: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((select true ${rows} limit 1), false)`;
}
