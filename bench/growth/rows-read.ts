import type { Pool } from 'pg';

/** How many rows of each table were read by now, in whatever way. */
export type RowsRead = ReadonlyMap<string, { readonly bySequence: number; readonly byIndex: number }>;

/** On a pool of this many connections: each of them has to say what it has counted. */
export async function countRowsRead(pool: Pool, connections: number): Promise<RowsRead> {
  await Promise.all(
    Array.from({ length: connections }, () => pool.query('select pg_stat_force_next_flush()')),
  );
  const { rows } = await pool.query<{ name: string; sequence: number; index: number }>(`
    select relname as name, coalesce(pg_stat_get_tuples_returned(oid), 0)::float8 as sequence, (
      select coalesce(sum(pg_stat_get_tuples_returned(indexrelid)), 0)::float8 from pg_index where indrelid = pg_class.oid
    ) as index
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, sequence, index }) => [name, { bySequence: sequence, byIndex: index }]));
}

/** The tables of which more than that was read in between, with how much. */
export function readMore(before: RowsRead, after: RowsRead, most: number): readonly string[] {
  return [...after].flatMap(([name, { bySequence, byIndex }]) => {
    const former = before.get(name) ?? { bySequence: 0, byIndex: 0 };
    const [sequence, index] = [bySequence - former.bySequence, byIndex - former.byIndex];
    return sequence + index > most ? [`${name} ${sequence} rows one by one, ${index} by an index`] : [];
  });
}
