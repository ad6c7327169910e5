import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/logbook/entry.ts';
import { openBackup, restoreCluster } from '#server/backup/restore-backup.ts';
import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { lockFolder } from '#server/database/embedded/folder-lock.ts';
import { connectPool } from '#server/database/open.ts';
import { startBoss } from '#server/queue/queues.ts';
import { sourcePrograms } from '#tests/support/bundled-shop.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Browser } from '#tests/support/http-browser.ts';
import { brokenReferences, hashRows, textsOfAll } from '#tests/support/row-hashes.ts';
import { connectToShop, shopConnection } from '#tests/support/shop-database.ts';
import {
  copyStoppedShop,
  type Ended,
  type Launched,
  launchCommand,
  makeFolder,
  query,
  removeFolder,
  runningPostmaster,
  startShopProcess,
  temporaryFolder,
  until,
} from '#tests/support/shop-process.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

const key = 'een sleutel van meer dan tweeëndertig tekens';

const owner: Actor = {
  ...{ personId: null, name: 'Jan', role: 'command' },
  ...{ behalfOf: null, address: '', requestId: null },
};

const stopped = 'Er is geen backup gemaakt: het is afgebroken voordat zij klaar was.\n';

// Every one ends: a test that hangs says nothing.
const mostMs = 120_000;

async function type(variables: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  const command = launchCommand(variables, ...args);
  const late = setTimeout(() => void command.kill('SIGKILL'), mostMs);
  try {
    return await command.ended;
  } finally {
    clearTimeout(late);
  }
}

async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  return folder;
}

/** Looks into a data folder on which no shop runs. */
async function lookInto<T>(folder: string, look: (client: Client) => Promise<T>): Promise<T> {
  const postgres = await startEmbedded(folder, { isDurable: false });
  try {
    const client = new Client({ ...postgres.superuser, statement_timeout: mostMs });
    await client.connect();
    try {
      return await look(client);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}

async function onlyBackup(folder: string): Promise<string> {
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^maathor-\d{4}-\d\d-\d\d-\d{6}\.backup$/);
  return join(folder, name ?? '');
}

type Confirmed = { readonly lines: number[]; readonly orders: string[] };

const line = JSON.stringify({
  meta: { device: 'desktop', webshop_type: 'zakelijk', price: '0.00', amount: 1 },
  specs: pe100(),
  cartString: '',
});

/** Customers who go on adding and ordering, until they are told to stop. What the shop confirmed is written down at once. */
async function busyCustomers(shop: string) {
  const confirmed: Confirmed = { lines: [], orders: [] };
  const faults: string[] = [];
  let goOn = true;
  const tally = new Map<number, number>();
  const open = (email: string, host: number) => new Browser(shop, `10.0.0.${host}`, tally).logIn(email);
  // Writes all the while that files are copied; more of them, and the documents of more orders, would only take the processor from
  // the copying.
  const keep = async (by: Browser, paceMs: number, act: (by: Browser) => Promise<void>) => {
    while (goOn) {
      await act(by);
      await wait(paceMs);
    }
  };
  // A cart takes so many lines and no more: what comes after them is taken out again.
  const adding = () => {
    let added = 0;
    return async (by: Browser) => {
      const answer = await by.call('/product/add-to-cart/PE-100', line);
      const timestamp = Number(/"timestamps":\[(\d+)/.exec(answer.text)?.[1]);
      if (answer.status !== 200) return void faults.push(`add ${answer.status}`);
      added += 1;
      if (added > 200) await by.form(`/winkelwagen/${timestamp}/verwijderen`, {});
      else confirmed.lines.push(timestamp);
    };
  };
  const order = async (by: Browser) => {
    const added = await by.call('/product/add-to-cart/PE-100', line);
    const fields = await by.fields('/checkout');
    const placed = await by.form('/checkout', { ...fields, payment_method: 'iDeal', terms: '1' });
    const hosted = URL.parse(placed.location, shop)?.pathname ?? '';
    if (placed.status !== 303) return void faults.push(`order ${added.status} ${placed.status}`);
    await by.page(hosted);
    const paid = await by.form(hosted, { outcome: 'paid', webhook: 'before' });
    const number = /B2026-\d{5}/.exec(
      (await by.page(URL.parse(paid.location, shop)?.pathname ?? '/')).text,
    )?.[0];
    if (number === undefined) faults.push(`pay ${paid.status}`);
    else confirmed.orders.push(number);
  };
  const working = await Promise.all([
    open(demoAccounts.millimetres, 1).then((by) => [keep(by, 150, adding())]),
    open(demoAccounts.belgian, 2).then((by) => [keep(by, 2500, order)]),
    open(demoAccounts.showMessage, 3).then((by) => [keep(by, 5000, order)]),
  ]);
  return {
    confirmed,
    faults,
    stop: async () => {
      goOn = false;
      await Promise.all(working.flat());
    },
  };
}

describe('R15.3 a shop that is given a folder for its backups', () => {
  const outcome = 'select state, reason, checked, orders, is_encrypted from backups order by id';
  const tasks = "select done_at is not null as done from staff_tasks where kind = 'backup_failed'";

  it('tells of one that its stop has ended, and makes one by itself when it is time: of all that was confirmed before it began, of one moment, which becomes a shop again', async () => {
    const [folder, backups, other] = [await usedFolder(), await temporaryFolder(), await temporaryFolder()];
    const old = ['2020-01-01', '2020-01-02'].map((day) => `maathor-${day}-020000.backup`);
    for (const name of old) await writeFile(join(backups, name), '');
    const settings = {
      ...{ DATA_DIR: folder, BACKUP_DIR: backups, TRUSTED_PROXIES: '127.0.0.1' },
      ...{ BACKUP_KEEP: '1d 0w 0m', BACKUP_KEY: key },
    };
    const first = await startShopProcess(settings);
    await until(async () => (await readdir(backups)).length > old.length, mostMs);
    await first.kill('SIGTERM');
    expect(await readdir(backups)).toEqual(old);

    const shop = await startShopProcess(settings);
    const cutOff = { state: 'failed', reason: stopped.trim() };
    expect(await query(folder, outcome)).toEqual([expect.objectContaining(cutOff)]);
    expect(await query(folder, tasks)).toEqual([{ done: false }]);
    const customers = await busyCustomers(shop.url);
    await until(
      async () => customers.confirmed.orders.length >= 2 && customers.confirmed.lines.length >= 5,
      mostMs,
    );
    const before = { lines: [...customers.confirmed.lines], orders: [...customers.confirmed.orders] };

    // An hour after a failure it is tried again.
    await query(folder, "update backups set started_at = now() - interval '1 hour'");
    await lookForBackups(folder);
    // Once it is tried, all of it has been copied. Cheaper to look for than to ask the database for.
    await until(async () => (await named(folder, /^proef-/)).length > 0, mostMs);
    const during = customers.confirmed.lines.length - before.lines.length;
    await customers.stop();
    expect(during).toBeGreaterThan(0);
    expect(customers.faults).toEqual([]);
    await until(async () => (await query(folder, outcome)).at(-1)?.['state'] === 'good', mostMs);
    const made = await query(folder, outcome);
    await until(async () => (await query(folder, tasks)).every(({ done }) => done === true));
    await until(async () => (await readdir(backups)).length === 1);
    const stays = [
      'order_lines',
      'order_fees',
      'invoice_lines',
      'ledger_entries',
      'ledger_postings',
      'order_events',
    ];
    const read = (client: Client) => textsOfAll(client, stays);
    const beside = await connectToShop(folder);
    const later = await read(beside);
    await beside.end();
    const postmaster = await runningPostmaster(folder);
    await shop.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');

    const file = await onlyBackup(backups);
    const restored = await type({ ...settings, INIT_CWD: backups }, 'herstel', file, '--naar', other);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/^Hersteld in \S+, in [\d,]+ s: /);

    await lookInto(other, async (client) => {
      const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
      const lines = await ask<{ timestamp: string }>('select timestamp from cart_lines');
      const kept = new Set(lines.map(({ timestamp }) => Number(timestamp)));
      expect(before.lines.filter((timestamp) => !kept.has(timestamp))).toEqual([]);
      const orders = (await ask<{ number: string }>('select number from orders order by number')).map(
        ({ number }) => number,
      );
      expect(before.orders.filter((number) => !orders.includes(number))).toEqual([]);
      expect(made).toEqual([
        expect.objectContaining(cutOff),
        { state: 'good', reason: '', checked: 'restored', orders: orders.length, is_encrypted: true },
      ]);
      // No number twice, none left out, and the series goes on where they end.
      expect(orders).toEqual(orders.map((_, index) => `B2026-${String(index + 1).padStart(5, '0')}`));
      expect(await ask("select last from number_series where series = 'B' and year = 2026")).toEqual([
        { last: orders.length },
      ]);
      expect(await brokenReferences(client)).toEqual([]);
      expect(
        await ask(`select cart_totals.person_id from cart_totals, lateral (
            select count(*) as lines, coalesce(sum(unit_price_cents::bigint * amount), 0) as goods from cart_lines
             where cart_lines.person_id = cart_totals.person_id and removed_at is null and offer_id is null) counted
          where cart_totals.lines <> counted.lines or goods_cents <> goods`),
      ).toEqual([]);
      // What is never changed is there as it was, row by row.
      for (const [index, rows] of (await read(client)).entries()) {
        const known = new Set(later[index]);
        expect(rows.filter((row) => !known.has(row))).toEqual([]);
        expect([stays[index], rows.length > 0]).toEqual([stays[index], true]);
      }
      expect(await checkLedger(drizzle({ client }))).toMatchObject({ differences: [] });
    });
    const again = await startShopProcess({ DATA_DIR: other });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    await new Browser(again.url, '', new Map()).logIn(demoAccounts.millimetres);
  }, 400_000);

  it('makes it from the sources as well', { tags: ['thorough'], timeout: 400_000 }, async () => {
    const [folder, backups] = [await usedFolder(), await temporaryFolder()];
    await startShopProcess({ DATA_DIR: folder, BACKUP_DIR: backups }, { from: sourcePrograms });
    await until(async () => (await named(backups, /\.backup$/)).length === 1, mostMs);
  });
});

describe('R15.3 a backup of a shop that stands still', () => {
  // What a restore itself writes.
  const written = ['public.backups', 'public.logbook', 'public.sessions', 'public.staff_tasks'];
  const rowsOf = (client: Client) => textsOfAll(client, written);
  // As the command does it, which reads the whole shop first.
  const restoring = async (folder: string, from: string, { replaces }: { readonly replaces: boolean }) =>
    restoreCluster(
      from,
      await openBackup(from),
      { secret: null, folder, replaces, signal: AbortSignal.any([]) },
      { actor: owner, now: () => new Date() },
    );
  const word = randomUUID();
  const made: string[] = [];
  let source: { hashes: ReadonlyMap<string, string>; rows: readonly (readonly string[])[] };
  let file = '';

  beforeAll(async () => {
    const [folder, backups] = [await makeFolder(), await makeFolder()];
    made.push(folder, backups);
    await copyStoppedShop(folder);
    source = await lookInto(folder, async (client) => {
      await client.query('update people set name = $1 where email = $2', [word, demoAccounts.millimetres]);
      return { hashes: await hashRows(client), rows: await rowsOf(client) };
    });
    expect(source.hashes.size).toBeGreaterThan(80);
    const said = await type({ DATA_DIR: folder, INIT_CWD: backups }, 'backup', '--snel', '--naar', '.');
    expect(said).toMatchObject({ code: 0, stderr: '' });
    file = await onlyBackup(backups);
  });

  afterAll(() => {
    for (const folder of made) removeFolder(folder);
  });

  it('comes back the same in every row of every table in place of another, and nothing is lost on the way', async () => {
    const folder = await usedFolder();
    await expect(restoring(folder, file, { replaces: false })).rejects.toThrow(
      `In ${folder} staat al een winkel.`,
    );
    const unlock = await lockFolder(folder);
    await expect(restoring(folder, file, { replaces: true })).rejects.toThrow(
      `De winkel draait op ${folder}. Stop haar eerst.`,
    );
    await unlock();
    const bytes = await readFile(file);
    const damaged = join(await temporaryFolder(), 'damaged.backup');
    await writeFile(damaged, bytes.subarray(0, bytes.length - 1000));
    const before = await readdir(folder);
    await expect(restoring(folder, damaged, { replaces: true })).rejects.toThrow(
      'De backup is niet heel: het einde ontbreekt. Neem een andere.',
    );
    expect(await readdir(folder)).toEqual(before);

    expect(await type({ DATA_DIR: folder, INIT_CWD: folder }, 'herstel', file, '--vervang')).toMatchObject({
      code: 0,
      stderr: '',
    });
    const [aside = ''] = (await readdir(folder)).filter((name) => name.startsWith('postgres.voor-herstel-'));
    expect(await readdir(join(folder, aside))).toContain('data');
    await lookInto(folder, async (client) => {
      const hashes = await hashRows(client);
      const differ = [...source.hashes]
        .filter(([table, hash]) => hashes.get(table) !== hash)
        .map(([table]) => table);
      expect(differ.filter((table) => !written.includes(table))).toEqual([]);
      const [copies, logbook, sessions, tasks] = await rowsOf(client);
      expect([copies, sessions]).toEqual([[], []]);
      for (const [found, index] of [
        [logbook, 1],
        [tasks, 3],
      ] as const) {
        const known = new Set(source.rows[index]);
        expect(found?.filter((row) => !known.has(row))).toHaveLength(1);
        expect(found).toHaveLength(known.size + 1);
      }
      const { rows } = await client.query(
        "select details from staff_tasks where kind = 'restored' and done_at is null",
      );
      expect(rows).toEqual([
        { details: expect.stringMatching(/^hersteld van de backup van .+ laatste bestelling B2026-/) },
      ]);
      const names = await client.query('select name from people where email = $1', [
        demoAccounts.millimetres,
      ]);
      expect(names.rows).toEqual([{ name: word }]);
    });
  }, 400_000);

  it('that comes back half-way leaves what is there, and what was killed is tidied up by the next', {
    tags: ['thorough'],
    timeout: 400_000,
  }, async () => {
    const folder = await usedFolder();
    const replacing = () => launchCommand({ DATA_DIR: folder }, 'herstel', file, '--vervang');
    const first = replacing();
    await until(async () => (await named(folder, /^herstel-/)).length > 0, mostMs);
    await first.kill('SIGKILL');
    const second = replacing();
    await until(
      async () => (await named(folder, /^herstel-/)).some((name) => name === `herstel-${second.pid}`),
      mostMs,
    );
    expect(await second.kill('SIGTERM')).toMatchObject({
      code: 130,
      stderr: 'Er is niets hersteld: het is afgebroken. Wat er stond, staat er nog.\n',
    });
    expect(await named(folder, /^herstel-|voor-herstel/)).toEqual([]);
  });
});

describe('R15.3 a backup that is stopped half-way', () => {
  it('leaves nothing behind and says so, and what was killed is tidied up by the next', {
    tags: ['thorough'],
    timeout: 400_000,
  }, async () => {
    const [folder, backups] = [await usedFolder(), await temporaryFolder()];
    const before = await readdir(folder);
    const making = () => launchCommand({ DATA_DIR: folder, BACKUP_DIR: backups }, 'backup');
    const beingTried = ({ pid }: Launched) =>
      until(async () => (await named(folder, /^proef-/)).includes(`proef-${pid}`), mostMs);
    const first = making();
    await beingTried(first);
    await first.kill('SIGKILL');
    expect(await named(backups, /\.backup$/)).toEqual([]);
    const second = making();
    await beingTried(second);
    expect(await named(folder, /^proef-/)).toHaveLength(1);
    expect(await second.killGroup('SIGINT')).toMatchObject({ code: 130, stdout: '', stderr: stopped });
    expect([await readdir(backups), await readdir(folder)]).toEqual([[], before]);
  });
});

async function named(folder: string, pattern: RegExp): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name));
}

/** The look at whether it is time that the clock would have it take within five minutes. */
async function lookForBackups(folder: string): Promise<void> {
  const { pool } = connectPool({ ...(await shopConnection(folder)), max: 2 }, () => undefined);
  const boss = await startBoss(pool, () => undefined, 'sender');
  await boss.send('backup');
  await boss.stop({ graceful: false });
  await pool.end();
}
