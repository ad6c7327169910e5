import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { StartProblem } from '../errors.ts';
import { withVerifiedMode } from '../settings/open-lines.ts';
import type { Database } from './database.ts';
import type { Connection } from './embedded/cluster.ts';
import { startEmbedded } from './embedded/embedded.ts';
import type { OnTrouble } from './embedded/supervise.ts';
import { reasonOf } from './is-away.ts';
import { forgetNames } from './pooler.ts';
import { splitPassword } from './split-password.ts';
import { watchLine } from './watch-line.ts';

export type OpenDatabase = {
  readonly database: Database;
  readonly pool: Pool;
  // Into the embedded one; null where DATABASE_URL says it all.
  readonly connection: Connection | null;
  // For the log: where the data is, never with a password.
  readonly place: string;
  readonly close: () => Promise<void>;
};

// Of each process, beside its pool: who listens for settings.
const beside = 1;
const poolSize = 10;

type Place = {
  readonly databaseUrl: string | null;
  readonly isPooled: boolean;
  readonly dataDir: string;
  readonly processes: number;
};

type Events = {
  readonly onTrouble: OnTrouble;
  // A connection that breaks while nobody uses it; unheard, it would end the process.
  readonly onIdleError: (error: Error) => void;
};

export async function openDatabase(
  { databaseUrl, isPooled, dataDir, processes }: Place,
  events: Events,
  openEmbedded = startEmbedded,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openServer(databaseUrl, isPooled, events);
  const connections = processes * (poolSize + beside);
  const postgres = await openEmbedded(dataDir, { onTrouble: events.onTrouble, connections });
  const { connection } = postgres;
  const { database, pool } = connectPool(connection, events.onIdleError);
  const close = async () => {
    await end(pool);
    await postgres.stop();
  };
  const isMoved = postgres.folder !== dataDir;
  const place = isMoved ? `${postgres.folder} (the database's user cannot enter ${dataDir})` : dataDir;
  return { database, pool, connection, place, close };
}

/** For one of several processes: what another has opened, and closes. */
export function joinDatabase(
  { databaseUrl, isPooled }: Pick<Place, 'databaseUrl' | 'isPooled'>,
  connection: Connection | null,
  onIdleError: (error: Error) => void,
) {
  const login = connection ?? loginAt(databaseUrl ?? '');
  const { database, pool } = connectPool(login, onIdleError, isPooled);
  return { database, pool, close: () => end(pool) };
}

const forPages = {
  // A query that takes this long serves nobody any more and holds a connection that others wait for.
  statement_timeout: 30_000,
  // Of a machine that lost its power, or a process that stands still: others wait for what it has locked.
  idle_in_transaction_session_timeout: 60_000,
  // What a page asks is found by an index in a few milliseconds: helpers take ten to come, compiling longer.
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
} as const satisfies PoolConfig;

export function connectPool(config: PoolConfig, onIdleError: (error: Error) => void, isPooled = false) {
  const pool = new Pool({
    application_name: 'maathor',
    max: poolSize,
    // Also the wait for a free connection: in a burst, late is better than refused.
    connectionTimeoutMillis: 15_000,
    // A pooler refuses a connection that asks for anything.
    ...(isPooled ? {} : forPages),
    ...config,
  });
  // The pool says goodbye to its connections without waiting for them, so a database that stops next cuts them off.
  pool.on('error', (error) => pool.ending || onIdleError(error));
  // Cut off between two statements of a transaction, it says so to nobody in particular, which would end the process. The next
  // statement fails, and so does the transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', isPooled ? forgetNames : (client) => watchLine(client, pool.options));
  const database: Database = drizzle({ client: pool });
  return { database, pool };
}

async function openServer(url: string, isPooled: boolean, { onIdleError }: Events): Promise<OpenDatabase> {
  const { database, pool } = connectPool(loginAt(url), onIdleError, isPooled);
  const place = withoutPassword(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = reasonOf(error);
    const remedy = /unsupported startup parameter/.test(reason)
      ? 'that is a pooler, so set DATABASE_POOLER'
      : 'check DATABASE_URL';
    throw new StartProblem(`Cannot reach the database at ${place} (${reason}): ${remedy}.`);
  }
  return { database, pool, connection: null, place, close: () => end(pool) };
}

function loginAt(url: string): PoolConfig {
  return { connectionString: withVerifiedMode(url) };
}

// A query that is still at work must not keep the shop from stopping.
async function end(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), wait(5000, undefined, { ref: false })]);
}

function withoutPassword(url: string): string {
  return splitPassword(url).address.split('?')[0] ?? '';
}
