import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartProblem } from '../start-problem.ts';

const ownFolder = join(import.meta.dirname, 'migrations');

type Migration = { readonly name: string; readonly statements: string; readonly checksum: string };

// Any number fits, as long as every process of the shop takes the same one.
const startLock = 7_235_017;

// Several processes may start at once: the first does the work, the others wait for it. The lock belongs to the
// transaction, so it also holds behind a connection pooler and is gone with a process that dies.
export async function underStartLock<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Waiting for another process, or for a big table, is not a query that hangs.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [startLock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

export type SchemaState = 'empty' | 'older' | 'ours';

export async function schemaState(client: PoolClient): Promise<SchemaState> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('migrations') is not null as found",
  );
  if (rows[0]?.found !== true) return 'empty';
  const applied = await appliedMigrations(client);
  return readMigrations(ownFolder).every(({ name }) => applied.has(name)) ? 'ours' : 'older';
}

// All or nothing: a failed migration leaves the database as it was.
export async function migrate(client: PoolClient, folder = ownFolder): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await appliedMigrations(client);
  for (const migration of readMigrations(folder)) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) await apply(client, migration);
    else if (checksum !== migration.checksum) throw changedAfterwards(migration.name);
  }
}

async function appliedMigrations(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: PoolClient, { name, statements, checksum }: Migration): Promise<void> {
  await client.query(statements).catch((error: unknown) => {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`);
  });
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const statements = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(statements.replaceAll('\r\n', '\n')).digest('hex');
      return { name: file.slice(0, -'.sql'.length), statements, checksum };
    });
}

function changedAfterwards(name: string): StartProblem {
  return new StartProblem(
    `Migration ${name} was changed after it had been applied to this database: restore the file, or start with an empty database.`,
  );
}
