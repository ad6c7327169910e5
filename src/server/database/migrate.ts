import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartProblem } from '../errors.ts';

type Folders = {
  // Numbered, each applied once and never changed afterwards.
  readonly migrations: string;
  // One SQL function with its triggers a file, applied again whenever it was changed.
  readonly functions: string;
};

const ownFolders: Folders = {
  migrations: join(import.meta.dirname, 'migrations'),
  functions: join(import.meta.dirname, 'functions'),
};

type SqlFile = { readonly name: string; readonly statements: string; readonly checksum: string };

// Any number fits, as long as every process of the shop takes the same one.
const startLock = 7_235_017;

const lookAgainMs = 50;

/**
 * Several processes may start at once: the first does the work, the others wait for it. The lock belongs to the
 * transaction, so it also holds behind a connection pooler and is gone with a process that dies.
 */
export async function underStartLock<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    while (!(await beginAsFirst(client))) await wait(lookAgainMs);
    // Waiting for a big table is not a query that hangs.
    await client.query('set local statement_timeout = 0');
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

// Who waits does so outside a transaction: behind a pooler each would hold a connection that the one at work may need.
async function beginAsFirst(client: PoolClient): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query<{ isFirst: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isFirst"',
    [startLock],
  );
  if (rows[0]?.isFirst === true) return true;
  await client.query('rollback');
  return false;
}

export type SchemaState = 'empty' | 'older' | 'ours';

/**
 * Tells nothing of functions: they change their signature with a numbered migration only, so that a command can call
 * those of a neighbouring version.
 */
export async function schemaState(client: PoolClient): Promise<SchemaState> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('migrations') is not null as found",
  );
  if (rows[0]?.found !== true) return 'empty';
  const applied = await appliedFiles(client);
  return readFiles(ownFolders.migrations).every(({ name }) => applied.has(name)) ? 'ours' : 'older';
}

/** All or nothing: a failed file leaves the database as it was. */
export async function migrate(client: PoolClient, folders = ownFolders): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await appliedFiles(client);
  const migrations = readFiles(folders.migrations);
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) await apply(client, migration);
    else if (checksum !== migration.checksum) throw changedAfterwards(migration.name);
  }
  // While a new version takes the place of the old one, a process of the old one may start again.
  if (isNewer(applied, migrations)) return;
  const functions = readFiles(folders.functions, functionPrefix);
  for (const file of functions) {
    if (applied.get(file.name) !== file.checksum) await apply(client, file);
  }
  // A file that comes back as it was must be applied again: the migration that dropped its function did so meanwhile.
  await client.query('delete from migrations where starts_with(name, $1) and name <> all ($2)', [
    functionPrefix,
    functions.map(({ name }) => name),
  ]);
}

const functionPrefix = 'functions/';

// Its functions belong to its tables: ours would be a step back for those who are at work with them.
function isNewer(applied: ReadonlyMap<string, string>, ours: readonly SqlFile[]): boolean {
  const last = ours.at(-1)?.name ?? '';
  return [...applied.keys()].some((name) => !name.startsWith(functionPrefix) && name > last);
}

async function appliedFiles(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: PoolClient, { name, statements, checksum }: SqlFile): Promise<void> {
  await client.query(statements).catch((error: unknown) => {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`);
  });
  await client.query(
    `insert into migrations (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
}

function readFiles(folder: string, prefix = ''): SqlFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const statements = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(statements.replaceAll('\r\n', '\n')).digest('hex');
      return { name: prefix + file.slice(0, -'.sql'.length), statements, checksum };
    });
}

function changedAfterwards(name: string): StartProblem {
  return new StartProblem(
    `Migration ${name} was changed after it had been applied to this database: restore the file, or start with an empty database.`,
  );
}
