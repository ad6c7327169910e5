import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { connectPool } from '#server/database/open.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { startBoss } from '#server/queue/queues.ts';
import { findDebianPostgres, startDebianPostgres } from '#tests/support/debian-postgres.ts';
import { hashRows } from '#tests/support/row-hashes.ts';
import { copyStoppedShop, type Ended, launchCommand, temporaryFolder } from '#tests/support/shop-process.ts';
import { ensurePrograms } from '../../scripts/debian.ts';
import { databaseServer } from '../../scripts/test-programs.ts';

const missing = await ensurePrograms(databaseServer);
const bin = findDebianPostgres();
if (bin === null) console.log(`Backups of a server of its own are not tried: ${missing}`);

async function type(variables: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  const command = launchCommand(variables, ...args);
  const late = setTimeout(() => void command.kill('SIGKILL'), 120_000);
  try {
    return await command.ended;
  } finally {
    clearTimeout(late);
  }
}

async function lookAt<T>(url: string, look: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, statement_timeout: 60_000 });
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}

// As a shop does that opens on it.
async function prepare(connectionString: string): Promise<void> {
  const { pool } = connectPool({ connectionString }, () => undefined);
  try {
    await prepareDatabase(pool, { hasDemoData: true, hasStandIns: true });
    await (await startBoss(pool, () => undefined, 'sender')).stop({ graceful: false });
  } finally {
    await pool.end();
  }
}

describe.skipIf(bin === null)('R15.3 a backup of a database server of its own', () => {
  it('is dumped, read again, and comes back in an empty database the same in every row of every table', async () => {
    const [folder, backups] = [await temporaryFolder(), await temporaryFolder()];
    const urlOf = await startDebianPostgres(bin ?? '', folder, ['maathor', 'other']);
    await prepare(urlOf('maathor'));
    const key = { BACKUP_KEY: 'een sleutel van meer dan tweeëndertig tekens' };
    const made = await type({ DATABASE_URL: urlOf('maathor'), BACKUP_DIR: backups, ...key }, 'backup');
    expect(made).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('pg_restore kan het lezen'),
    });
    const hashes = await lookAt(urlOf('maathor'), hashRows);
    const [file = ''] = await readdir(backups);
    const restore = (name: string) =>
      type({ DATABASE_URL: urlOf(name), ...key }, 'herstel', join(backups, file));
    expect(await restore('maathor')).toMatchObject({ code: 1, stderr: expect.stringContaining('niet leeg') });
    expect(await restore('other')).toMatchObject({ code: 0, stderr: '' });
    const found = await lookAt(urlOf('other'), hashRows);
    const differ = [...hashes].filter(([table, hash]) => found.get(table) !== hash).map(([table]) => table);
    // What a restore itself writes, and who was logged in.
    const written = ['public.backups', 'public.logbook', 'public.sessions', 'public.staff_tasks'];
    expect(differ.filter((table) => !written.includes(table))).toEqual([]);
    expect(hashes.size).toBeGreaterThan(80);
    await prepare(urlOf('other'));
  }, 400_000);

  it('names the program and its package where there is none that is new enough', {
    tags: ['thorough'],
    timeout: 200_000,
  }, async () => {
    const [folder, backups, tools] = [
      await temporaryFolder(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    await copyStoppedShop(folder);
    const { connection, stop } = await startEmbedded(folder, { isDurable: false });
    try {
      const url = `postgres://${connection.user}:${connection.password}@/${connection.database}?host=${connection.host}`;
      const said = await type({ DATABASE_URL: url, BACKUP_DIR: backups, BACKUP_TOOLS: tools }, 'backup');
      expect(said).toMatchObject({ code: 1, stderr: expect.stringContaining('postgresql-client-18') });
      expect(await readdir(backups)).toEqual([]);
    } finally {
      await stop();
    }
  });
});
