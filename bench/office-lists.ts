import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { connectPool } from '#server/database/open.ts';
import { demoAccounts } from '../tests/support/demo.ts';
import { type Headers, logIn } from './customer.ts';
import { storeManyOrders } from './many-orders.ts';
import { startServer } from './processes.ts';

const [few, many] = [100, 100_000];
const turns = 9;
// A place among the oldest orders there are.
const deep = Buffer.from(JSON.stringify(['2024-02-01T00:00:00.000000Z', 1])).toString('base64url');

const orders = '/beheer/bestellingen?';

const lists: Readonly<Record<string, string>> = {
  'the newest': orders,
  'a number': `${orders}zoek=B2025-000042`,
  'a company': `${orders}zoek=hoekstra`,
  'words in every order': `${orders}zoek=werk`,
  'two words that never meet': `${orders}zoek=hoekstra+bakker`,
  'a word that is nowhere': `${orders}zoek=zzqxy`,
  'one letter': `${orders}zoek=w`,
  'two letters that begin nothing': `${orders}zoek=qx`,
  'only the oldest, newest first': `${orders}zoek=B2025-00000`,
  'to release': `${orders}status=to_release`,
  'late, by company': `${orders}status=late&sorteer=company`,
  'completed, by delivery day': `${orders}status=completed&sorteer=-dueOn`,
  'paid, from the oldest day on': `${orders}status=paid&sorteer=dueOn`,
  'all filters and a search, by total': `${orders}zoek=keuken&status=cancelled&product=se-200&kleur=RAL+6005&sorteer=total`,
  'a colour that was never sold': `${orders}kleur=RAL+1000&product=pe-100`,
  'a week of delivery days, by company': `${orders}van=2024-03-04&tot=2024-03-10&sorteer=company`,
  'a deep page': `${orders}na=${deep}`,
  'a deep page of a search': `${orders}zoek=hoekstra&na=${deep}`,
  'what must be done today': '/beheer?',
  invoices: '/beheer/facturen?',
  'invoices that are overdue': '/beheer/facturen?status=overdue',
  'invoices of a company': '/beheer/facturen?zoek=hoekstra',
  'an invoice that is nowhere': '/beheer/facturen?zoek=zzqxy',
  payments: '/beheer/betalingen?',
  'payments of a company': '/beheer/betalingen?zoek=hoekstra',
  'a payment that is nowhere': '/beheer/betalingen?zoek=zzqxy',
  'payments given back': '/beheer/betalingen?status=refunded',
  'payment links': '/beheer/betaallinks?',
  'links that are open': '/beheer/betaallinks?status=open',
  'links that are closed': '/beheer/betaallinks?status=closed',
  'links of a company': '/beheer/betaallinks?zoek=hoekstra',
  customers: '/beheer/klanten?',
};

/**
 * The office's lists with a hundred and with a hundred thousand orders, found, filtered and sorted in every way that could be
 * slow. The goal is less than 100 ms of the server; the reference is the same list of a hundred.
 */
export async function benchOfficeLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-lists-'));
  // Under root the database has another user, who must be able to pass.
  chmodSync(folder, 0o711);
  const postgres = await startEmbedded(folder, { isDurable: false });
  const { host, port, user, password, database } = postgres.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const { pool } = connectPool({ ...postgres.connection, max: 2 }, () => undefined);
  const env = { PORT: '0', DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'warn', CALLS_PER_SECOND: '1000000' };
  try {
    const shop = await startServer('scripts/start.ts', env, '/healthz');
    try {
      await storeManyOrders(pool, 1, few);
      const headers = await logIn(shop.address, demoAccounts.staff);
      const before = await timesOfAll(shop.address, headers);
      await storeManyOrders(pool, few + 1, many);
      const after = await timesOfAll(shop.address, headers);
      console.log(
        `lists   of the office, median of ${turns}, page / JSON: with ${few} and with ${many} orders (goal: under 100 ms)`,
      );
      for (const what of Object.keys(lists)) console.log(`  ${what}: ${compare(before, after, what)}`);
    } finally {
      await shop.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
  }
}

type Times = ReadonlyMap<string, readonly [page: number, json: number]>;

async function timesOfAll(shop: string, { cookie = '' }: Headers): Promise<Times> {
  const times = new Map<string, readonly [number, number]>();
  for (const [what, path] of Object.entries(lists)) {
    const address = shop + path;
    times.set(what, [
      await median(address, { cookie, accept: 'text/html' }),
      await median(address, { cookie, accept: 'application/json' }),
    ]);
  }
  return times;
}

async function median(address: string, headers: Headers): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begin = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
    times.push(performance.now() - begin);
  }
  return times.toSorted((one, two) => one - two)[Math.floor(turns / 2)] ?? Number.NaN;
}

function compare(before: Times, after: Times, what: string): string {
  const [one = [0, 0], two = [0, 0]] = [before.get(what), after.get(what)];
  const told = ([page, json]: readonly [number, number]) => `${page.toFixed(0)} / ${json.toFixed(0)} ms`;
  return `${told(one)} and ${told(two)}; ratio ${(two[0] / one[0]).toFixed(2)} / ${(two[1] / one[1]).toFixed(2)}`;
}
