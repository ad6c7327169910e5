import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { sourcePrograms } from '#tests/support/bundled-shop.ts';
import { connectToShop } from '#tests/support/shop-database.ts';
import {
  copyStoppedShop,
  dataIn,
  draftsIn,
  type Ended,
  isRunning,
  type Launched,
  launchShop,
  query,
  runningPostmaster,
  secretsQuery,
  servingUnder,
  startShopProcess,
  statuses,
  temporaryFolder,
  until,
} from '#tests/support/shop-process.ts';

const change = "update people set name = 'Anders' where email = 'mm@voorbeeld.nl'";
const changeAgain = "update people set name = 'Weer anders' where email = 'mm@voorbeeld.nl'";
const read = "select name from people where email = 'mm@voorbeeld.nl'";
const changed = [{ name: 'Anders' }];

async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  return folder;
}

describe('a start', () => {
  it('makes the database on an empty folder', () => {
    const { secrets, ...first } = inject('firstStart');
    expect(first).toEqual({ statuses: { healthz: 200, readyz: 200 }, code: 0, stderr: '' });
    expect(secrets).toHaveLength(1);
  });

  it('begins anew after being killed while it made the database', async () => {
    const folder = await temporaryFolder();
    const killed = launchShop({ DATA_DIR: folder });
    await until(async () => (await draftsIn(folder)).length > 0);
    await killed.kill('SIGKILL');

    const postgres = await startEmbedded(folder, { isDurable: false });
    onTestFinished(postgres.stop);
    expect(await query(folder, 'select current_database() as name')).toEqual([{ name: 'maathor' }]);
    expect(await draftsIn(folder)).toEqual([]);
  });

  it('ends quietly when it is interrupted while it makes the database', { tags: ['thorough'] }, async () => {
    const folder = await temporaryFolder();
    const shop = launchShop({ DATA_DIR: folder });
    await until(async () => (await draftsIn(folder)).length > 0);
    expect(await shop.killGroup('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    await expectNoDatabase(folder);
  });

  it('that does not come to rest when it is interrupted leaves no database behind', {
    tags: ['thorough'],
  }, async () => {
    const folder = await usedFolder();
    const killed = await startShopProcess({ DATA_DIR: folder });
    await killed.kill('SIGKILL');
    const holder = await connectToShop(folder);
    // It is cut off when the database stops.
    holder.on('error', () => undefined);
    await holder.query('begin; lock table migrations');
    const shop = launchShop({ DATA_DIR: folder });
    const waiting = 'select from pg_locks where not granted';
    await until(async () => (await holder.query(waiting)).rowCount !== 0);
    expect(await shop.kill('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    await expectNoDatabase(folder);
  });
});

describe('a stop', () => {
  it('of npm start stops everything', { tags: ['thorough'] }, async () => {
    const folder = await usedFolder();
    const shop = await startShopProcess(
      { DATA_DIR: folder },
      { command: ['npm', 'start'], from: sourcePrograms },
    );
    const postmaster = await runningPostmaster(folder);
    await shop.kill('SIGTERM');
    await until(async () => !(await isRunning(postmaster)));
    expect(await answers(shop.url)).toBe(false);
  });

  it('of a shop that found its database again and said where everything is lets a request in progress finish, and then stops the database, in a group of its own', async () => {
    const folder = await usedFolder();
    const shop = await startShopProcess({ DATA_DIR: folder });
    expect(await statuses(shop.url)).toEqual({ healthz: 200, readyz: 200 });
    expect(await query(folder, secretsQuery)).toEqual(inject('firstStart').secrets);
    await expectAnnouncement(shop, folder);
    const postmaster = await runningPostmaster(folder);
    expect(await groupOf(postmaster)).not.toBe(await groupOf(shop.pid));
    const upload = request(`${shop.url}/nergens`, { method: 'POST', headers: { 'content-length': '5' } });
    const answered = once(upload, 'response');
    await new Promise((resolve) => upload.write('half', resolve));
    await fetch(`${shop.url}/healthz`);
    const ended = stopTwice(shop, 'SIGTERM');
    await until(async () => !(await answers(shop.url)));
    upload.end('!');
    const [answer] = await answered;
    expect(answer.statusCode).toBeLessThan(500);
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    await expectDatabaseStopped(folder, postmaster);
  });

  it('by Ctrl-C stops the database too', { tags: ['thorough'] }, async () => {
    const folder = await usedFolder();
    const shop = await startShopProcess({ DATA_DIR: folder });
    const postmaster = await runningPostmaster(folder);
    expect(await stopTwice(shop, 'SIGINT')).toMatchObject({ code: 0, stderr: '' });
    await expectDatabaseStopped(folder, postmaster);
  });
});

describe('after kill -9', () => {
  it('R15.1 of the shop none of its processes outlives it, and the next start adopts the database that lived on, of both it clears a stale pid file, though its number belongs to another process by now, and nothing is lost', async () => {
    const folder = await usedFolder();
    const killed = await startShopProcess({ DATA_DIR: folder, PROCESSES: '2' });
    const postmaster = await runningPostmaster(folder);
    await query(folder, change);
    const serving = await servingUnder(killed.pid);
    expect(serving).toHaveLength(2);
    await killed.kill('SIGKILL');
    await until(async () => !(await Promise.all(serving.map(isRunning))).includes(true));
    expect(await answers(killed.url)).toBe(false);
    expect(await isRunning(postmaster)).toBe(true);

    const second = await startShopProcess({ DATA_DIR: folder });
    expect(await statuses(second.url)).toEqual({ healthz: 200, readyz: 200 });
    expect(await runningPostmaster(folder)).toBe(postmaster);
    expect(await query(folder, read)).toEqual(changed);

    await query(folder, changeAgain);
    await second.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await until(async () => !(await isRunning(postmaster)));
    for (const file of ['postmaster.pid', '../sockets/.s.PGSQL.5432.lock']) {
      const lock = join(dataIn(folder), file);
      await writeFile(lock, (await readFile(lock, 'utf8')).replace(/^\d+/, String(process.pid)));
    }

    const third = await startEmbedded(folder, { isDurable: false });
    onTestFinished(third.stop);
    expect(await query(folder, read)).toEqual([{ name: 'Weer anders' }]);
  });

  it('of the database alone the shop starts it again', { tags: ['thorough'] }, async () => {
    const folder = await usedFolder();
    const shop = await startShopProcess({ DATA_DIR: folder });
    const postmaster = await runningPostmaster(folder);
    process.kill(postmaster, 'SIGKILL');
    await until(async () => (await runningPostmaster(folder).catch(() => postmaster)) !== postmaster);
    await until(async () => (await fetch(`${shop.url}/readyz`)).status === 200);
    expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0 });
  });
});

describe('two copies on one data folder', () => {
  it('the second says so and stops', { tags: ['thorough'] }, async () => {
    const folder = await usedFolder();
    const first = await startShopProcess({ DATA_DIR: folder });
    expect(await launchShop({ DATA_DIR: folder }).ended).toEqual(refusedBeside(first, folder));
    expect(await statuses(first.url)).toEqual({ healthz: 200, readyz: 200 });
  });

  it('started at the same moment, one of them serves, and the other says so and stops', async () => {
    await expectOneToServe(await usedFolder());
  });

  it('so it is in a folder that is empty', { tags: ['thorough'] }, async () => {
    await expectOneToServe(await temporaryFolder());
  });

  async function expectOneToServe(folder: string): Promise<void> {
    const copies = [1, 2].map(() => launchShop({ DATA_DIR: folder }));
    onTestFinished(async () => {
      await Promise.all(copies.map((copy) => copy.kill('SIGTERM')));
    });
    const refused = await Promise.race(copies.map((copy) => copy.ended));
    const first = await Promise.any(copies.map((copy) => copy.opened.then(() => copy)));
    expect(refused).toEqual(refusedBeside(first, folder));
    expect(await statuses(await first.opened)).toEqual({ healthz: 200, readyz: 200 });
  }

  function refusedBeside({ pid }: Launched, folder: string): Ended {
    const stderr = `Maathor cannot start: The shop is already running on the data folder ${folder} (process ${pid}).\n`;
    return { code: 1, signal: null, stdout: '', stderr };
  }
});

// To the whole group, as a terminal does, and once more, as npm does.
async function stopTwice(shop: Launched, signal: NodeJS.Signals): Promise<Ended> {
  const [ended] = await Promise.all([shop.killGroup(signal), shop.kill(signal)]);
  return ended;
}

async function expectDatabaseStopped(folder: string, postmaster: number): Promise<void> {
  expect(await isRunning(postmaster)).toBe(false);
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
}

// It is told to stop by whoever ends, who does not wait for it.
async function expectNoDatabase(folder: string): Promise<void> {
  const postmaster = await runningPostmaster(folder).catch(() => null);
  if (postmaster !== null) await until(async () => !(await isRunning(postmaster)));
}

async function groupOf(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pgid=', '-p', String(pid)]);
  return stdout.trim();
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

async function expectAnnouncement({ url, stdout }: { url: string; stdout: () => string }, folder: string) {
  const payments = await query<{ token: string }>(
    folder,
    `select token from payments
      left join orders on orders.id = payments.order_id left join invoices on invoices.id = payments.invoice_id
      where orders.number = 'B2026-00001' or invoices.number = 'F2026-00001'`,
  );
  expect(payments).toHaveLength(2);
  for (const text of [
    `is open at ${url}`,
    'mm@voorbeeld.nl',
    'beheer@voorbeeld.nl',
    'horren-demo-2026',
    `Data in ${folder}`,
    ...payments.map(({ token }) => `${url}/payment/${token}`),
  ]) {
    expect(stdout()).toContain(text);
  }
}
