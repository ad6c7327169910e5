import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection } from '#server/database/embedded/cluster.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { connectPool } from '#server/database/open.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
    superuser: Connection;
    /** Goes when the run ends, with all that tests put in it. */
    runFolder: string;
  }
}

/** One PostgreSQL for the whole run, with one migrated and seeded database that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(quickFolder(), 'maathor-test-'));
  // Under root the database has another user, who must be able to pass.
  await chmod(folder, 0o711);
  const postgres = await startEmbedded(folder, { isDurable: false });
  const teardown = async () => {
    await postgres.stop();
    // At once: file by file it takes seven times as long.
    for (const path of [postgres.folder, folder]) rmSync(path, { recursive: true, force: true });
  };
  const { superuser } = postgres;
  try {
    if (superuser === null) throw new Error('somebody else runs a PostgreSQL in a new folder');
    await makeTemplate(postgres.connection, superuser);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgres', postgres.connection);
  project.provide('superuser', superuser);
  project.provide('runFolder', folder);
  return teardown;
}

// No test is about them: databases live for seconds.
const quickSettings = [
  'autovacuum = off',
  "checkpoint_timeout = '1h'",
  "max_wal_size = '1GB'",
  "file_copy_method = 'clone'",
];

export const templateName = 'shop_template';

async function makeTemplate(connection: Connection, superuser: Connection): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  for (const setting of quickSettings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${templateName} owner ${connection.user}`);
  await client.end();
  const { pool } = connectPool({ ...connection, database: templateName }, () => undefined);
  await prepareDatabase(pool, { hasDemoData: true, hasStandIns: true });
  await pool.end();
}
