import { Client, type Pool } from 'pg';
import type { Connection } from '../database/embedded/cluster.ts';

/** What a shop holds, in the words by which an owner knows whether it is all there. */
export type Contents = {
  readonly orders: number;
  readonly lastOrder: string | null;
  readonly lastOrderAt: Date | null;
  readonly lastInvoice: string | null;
  readonly mailsWaiting: number;
};

export async function readContents(pool: Pool): Promise<Contents> {
  const { rows } = await pool.query<Contents>(`select
    (select count(*)::integer from orders) as orders,
    (select number from orders order by id desc limit 1) as "lastOrder",
    (select placed_at from orders order by id desc limit 1) as "lastOrderAt",
    (select number from invoices where kind = 'invoice' order by id desc limit 1) as "lastInvoice",
    (select count(*)::integer from mails where status = 'queued') as "mailsWaiting"`);
  const [contents] = rows;
  if (contents === undefined) throw new Error('PostgreSQL said nothing');
  return contents;
}

export type Soundness = {
  readonly tables: number;
  readonly indexes: number;
  readonly faults: readonly string[];
};

/**
 * PostgreSQL's own examination of every table, with what is kept beside its rows, and of every index, of which each row is
 * looked up. Only on a copy that is thrown away: it reads all, and it needs an extension.
 */
export async function examine(superuser: Connection): Promise<Soundness> {
  const client = new Client({ ...superuser, statement_timeout: 3_600_000 });
  // Told by whatever asks it next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('create extension if not exists amcheck');
    const tables = await ownRelations(client, `relkind = 'r'`);
    const indexes = await ownRelations(
      client,
      `relkind = 'i' and relam = (select oid from pg_am where amname = 'btree')`,
    );
    const faults: string[] = [];
    for (const { id, name } of tables) {
      const { rows } = await client.query<{ msg: string }>(
        'select msg from verify_heapam($1::oid::regclass, check_toast => true) limit 1',
        [id],
      );
      faults.push(...rows.map(({ msg }) => `${name}: ${msg}`));
    }
    for (const { id, name } of indexes)
      await client
        .query('select bt_index_check($1::oid::regclass, true)', [id])
        .catch((error: unknown) => faults.push(`${name}: ${error instanceof Error ? error.message : error}`));
    return { tables: tables.length, indexes: indexes.length, faults };
  } finally {
    await client.end();
  }
}

async function ownRelations(client: Client, condition: string) {
  const { rows } = await client.query<{ id: number; name: string }>(
    `select pg_class.oid as id, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where ${condition} and nspname !~ '^pg_' and nspname <> 'information_schema'
        and (relkind <> 'i' or exists (select from pg_index where indexrelid = pg_class.oid and indisvalid))
      order by pg_class.oid`,
  );
  return rows;
}
