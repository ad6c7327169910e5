import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Connection } from '#server/database/embedded/cluster.ts';
import { connectPool } from '#server/database/open.ts';
import { templateName } from './global-setup.ts';
import { oneByOne } from './one-by-one.ts';
import { planOnce } from './plan-once.ts';

export type TestDatabase = {
  readonly database: Database;
  readonly pool: Pool;
  // For a process of its own, as DATABASE_URL.
  readonly url: string;
};

/**
 * A database of the caller's own with the demo shop in it, dropped when the file is done. Call it at the top of a
 * test file: `const { database } = await testDatabase();`
 */
export async function testDatabase(options: { readonly isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const connection = { ...inject('postgres'), database: `test_${randomBytes(8).toString('hex')}` };
  const template = options.isEmpty === true ? 'template0' : templateName;
  // Copied file by file: written page by page to the log as well, it takes twice as long.
  await command(
    `create database ${connection.database} template ${template} strategy file_copy owner ${connection.user}`,
  );
  const errors: Error[] = [];
  const { database, pool } = connectPool({ ...connection, max: 5 }, (error) => errors.push(error));
  pool.on('connect', planOnce);
  oneByOne(pool);
  afterAll(async () => {
    // Ending a pool says goodbye without waiting; the drop may cut a connection short, and that is no fault.
    const broken = [...errors];
    await pool.end();
    await command(`drop database ${connection.database} with (force)`);
    if (broken.length > 0) throw new AggregateError(broken, 'connections broke while nobody used them');
  });
  return { database, pool, url: urlOf(connection) };
}

let commands: Pool | null = null;

// One connection makes and drops all databases of a worker, and ends with it.
async function command(statement: string): Promise<void> {
  commands ??= openCommands();
  await commands.query(statement);
}

function openCommands(): Pool {
  const opened = new Pool({ ...inject('superuser'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // PostgreSQL stops when the run is over, and nobody waits for an answer any more.
  opened.on('error', () => undefined);
  return opened;
}

function urlOf({ host, port, user, password, database }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
