import { type SQL, sql } from 'drizzle-orm';

export type ListPage<Row, Cursor> = { readonly rows: readonly Row[]; readonly next: Cursor | null };

/** Of one row more than a page holds: whether there is a next page, without counting. */
export function cutPage<Row, Cursor>(
  found: readonly Row[],
  length: number,
  cursorOf: (last: Row) => Cursor,
): ListPage<Row, Cursor> {
  const rows = found.slice(0, length);
  const last = found.length > length ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : cursorOf(last) };
}

/** How many rows of an export are read at once. */
export const exportLength = 500;

/** All there is, a page at a time, so that an export of any size needs the memory of one. */
export async function* everyPage<Row, Cursor>(
  find: (after: Cursor | null) => Promise<ListPage<Row, Cursor>>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor | null = null;
  do {
    const page: ListPage<Row, Cursor> = await find(after);
    yield page.rows;
    after = page.next;
  } while (after !== null);
}

/** Days of the Netherlands and Belgium, both included. */
export type Days = { readonly from: string | null; readonly until: string | null };

/** For a column with a moment: an index on it is used. */
export function withinDays(column: SQL, { from, until }: Days): SQL | undefined {
  const start = (day: string, more: number) =>
    sql`(${day}::date + ${more}::integer)::timestamp at time zone 'Europe/Amsterdam'`;
  if (from !== null && until !== null)
    return sql`${column} >= ${start(from, 0)} and ${column} < ${start(until, 1)}`;
  if (from !== null) return sql`${column} >= ${start(from, 0)}`;
  return until === null ? undefined : sql`${column} < ${start(until, 1)}`;
}

/** Wherever in a text: what was typed stands for itself, also a percent sign. */
export function containing(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
