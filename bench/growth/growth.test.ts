import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareFindSession } from '#server/accounts/find-session.ts';
import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import { connectPool } from '#server/database/open.ts';
import { findCustomers } from '#server/office/customers/find-customers.ts';
import { findOrderIds } from '#server/office/orders/find-orders.ts';
import { findNewest } from '#server/office/payments/newest.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { storeModels } from './database.ts';
import { differencesOfFilled } from './differences.ts';
import { fill } from './fill.ts';
import { openSide, type Side } from './measure.ts';
import { officeDeeds } from './office-work.ts';
import { personOf } from './people.ts';
import { countRowsRead, type RowsRead, readMore } from './rows-read.ts';
import { ask, expectedOf, readingSteps, type Step } from './walk.ts';
import { deeds } from './work.ts';

// Large enough that reading all of a table is told from reading a page of it and what stands beside that.
const size = { orders: 7000, companies: 3800, cartLines: 4000 };
const most = 3600;
const connections = 3;

const { database, pool, url } = await testDatabase();
// Every table is a small one here, and PostgreSQL would rather read it whole: so it does that only where it has no other way.
const planned = connectPool(
  {
    connectionString: url,
    max: connections,
    options: '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off',
  },
  () => undefined,
);
let side: Side;
// By what was asked until now.
let read: RowsRead;

beforeAll(async () => {
  await storeModels(database, new Date());
  await fill(pool, size, () => undefined, 10);
  // What a page looks like does not hang on how much there is.
  side = await openSide(pool, planned.database, { renderPage: () => ({ html: '', hasScript: false }) });
  // Seconds, and a minute where the machine is shared.
}, 180_000);

afterAll(() => planned.pool.end());

// What a step reads of tables that grow, where that is more than a page needs; or what it was answered instead of the page.
async function overreading(step: Step, atMost = most): Promise<readonly string[]> {
  const { status } = await ask(personOf(side.people, step.who), step, side.parts);
  return tellOf(status, expectedOf(step), atMost);
}

async function tellOf(status: number, expected: number, atMost = most): Promise<readonly string[]> {
  const before = read;
  read = await countRowsRead(planned.pool, connections);
  return [...(status === expected ? [] : [`answered ${status}`]), ...readMore(before, read, atMost)];
}

// What the other connections have read is theirs, also where they tell it late.
async function beginCounting(): Promise<void> {
  await countRowsRead(pool, 5);
  read = await countRowsRead(planned.pool, connections);
}

describe('a shop that has grown', () => {
  it('is filled as its own triggers would have filled it', async () => {
    const { differences, figures } = await checkLedger(database);
    expect(differences).toEqual([]);
    expect(figures.invoices.count).toBeGreaterThan(most);
    for (const difference of differencesOfFilled) expect((await pool.query(difference)).rows).toEqual([]);
  });

  it.each([
    ['listed_companies', 'list_companies(array(select id from companies))'],
    ['payment_methods', 'list_payment_methods(array(select id from payments))'],
  ])('has in %s what there is', async (table, anew) => {
    const listed = () => pool.query(`select * from ${table} order by 1, 2`);
    const { rows } = await listed();
    await pool.query(`select ${anew}`);
    expect((await listed()).rows).toEqual(rows);
    expect(rows.length).toBeGreaterThan(most);
  });

  it('reads for no page more than the page needs', async () => {
    await beginCounting();
    const found: string[] = [];
    for (const step of readingSteps(side.shop).filter(({ path }) => !leftOut.test(path))) {
      for (const more of await overreading(step)) found.push(`${step.who} ${step.path}: ${more}`);
    }
    expect(found).toEqual([]);
    expect(side.shop.reports).toEqual([]);
    // Every page of the shop: five seconds by itself, forty beside a build and three browsers.
  }, 120_000);

  it('reads for nothing that is done more than it needs', async () => {
    // With pages that can be read: forms are sent as they were drawn.
    const drawing = await openSide(pool, planned.database);
    await beginCounting();
    const found: string[] = [];
    for (const { who, what, before, act, expected } of [...deeds, ...officeDeeds]) {
      const visitor = personOf(drawing.people, who);
      await before?.(visitor, drawing.parts);
      read = await countRowsRead(planned.pool, connections);
      const status = await act(visitor, drawing.parts);
      for (const more of await tellOf(status, expected)) found.push(`${who} ${what}: ${more}`);
    }
    expect(found).toEqual([]);
    expect(drawing.shop.reports).toEqual([]);
  }, 120_000);

  // Of which there are several hundred here, and of requests more.
  it.each([
    ['staff', '/beheer/aanvragen', 'account_requests'],
    ['staff', '/beheer/aanvragen?status=approved', 'account_requests'],
    ['staff', '/beheer/aanvragen?zoek=aanvrager', 'account_requests'],
    ['staff', '/beheer/klanten/{bigCompany}', 'invoice'],
    ['staff', '/beheer/klanten/{bigCompany}/overzicht.csv?van={weekAgo}', 'ledger'],
    ['bigCustomer', '/account/facturen', 'invoice'],
    ['bigCustomer', '/checkout', 'invoice'],
    ['staff', '/beheer/betalingen?status=refunded', 'payments'],
    ['staff', '/beheer/betalingen?methode=creditcard', 'payment'],
    ['staff', '/beheer/facturen?status=overdue', 'invoice_balances'],
    ['staff', '/beheer/betaallinks?status=closed', 'payments'],
    ['staff', '/beheer/betaallinks?status=closed', 'orders'],
  ] as const)('%s %s reads a page of %s, whatever there is', async (who, path, table) => {
    await beginCounting();
    const found = await overreading({ who, path }, 250);
    expect(found.filter((name) => name.startsWith(table))).toEqual([]);
  });

  // Many, some, few, one and none have it: which way each is looked for hangs on that.
  it.each([
    'an',
    'bakker',
    'hoekstra',
    'oekstra',
    'hoekstra bakker',
    'zonwering visser',
    'utrecht',
    '2024-00012',
    'b2024-00012',
    '30000007',
    'zzqxy',
  ])('R15.4 finds the same, whichever way it looks: %s', async (search) => {
    const words = search.split(' ').map((word) => `%${word.length < 3 ? ` ${word}` : word}%`);
    const plainly = async (question: string, patterns: readonly string[]) => {
      const { rows } = await pool.query<{ id: number }>(question, [patterns]);
      return rows.map(({ id }) => id);
    };
    const filter = { search, status: null, product: null, colours: null, from: null, until: null };
    const asked = { filter, after: null, length: 50, today: '2026-01-01' };
    for (const [sort, order] of [
      ['-placedAt', 'placed_at desc, order_id desc'],
      ['company', 'company, order_id'],
    ] as const) {
      const { rows } = await findOrderIds(database, { ...asked, sort });
      const all = `select order_id as id from listed_orders where words like all ($1) order by ${order} limit 50`;
      expect(rows).toEqual(await plainly(all, words));
    }
    const { rows } = await findCustomers(
      database,
      { search, status: null, group: null, country: null },
      null,
      50,
    );
    const all = `select company_id as id from listed_companies where words like all ($1) order by name, company_id limit 50`;
    expect(rows.map(({ id }) => id)).toEqual(await plainly(all, [`%${search}%`]));
  });

  it.each(['staalkaart', 'staalkaart 12', 'hoekstra', 'tr_groei', 'f2026-00042', 'an', 'zzqxy'])(
    'R15.4 finds the same payments, whichever way it looks: %s',
    async (search) => {
      const asked = { conditions: [], search, after: null, length: 50 };
      const { rows } = await findNewest(database, asked);
      expect(await findNewest(database, { ...asked, isInHalves: true })).toMatchObject({ rows });
      const words = search.split(' ').map((word) => `%${word}%`);
      const plain = await pool.query<{ id: number }>(
        `select payment.id from payments payment
         cross join lateral (
           select concat_ws(chr(10), lower(description), (select words from listed_orders where order_id = payment.order_id),
             (select words from invoice_balances where invoice_id = payment.invoice_id),
             (select string_agg(lower(provider_id), chr(10)) from payment_attempts where payment_id = payment.id)) as said
         ) as told
         where said like all ($1) order by created_at desc, payment.id desc limit 50`,
        [words],
      );
      expect(rows).toEqual(plain.rows.map(({ id }) => id));
    },
  );

  it.each([
    ['/beheer/bestellingen?zoek=B2026-00042', 'listed_orders'],
    ['/beheer/facturen?zoek=F2026-00042', 'invoice_balances'],
    ['/beheer/betalingen?zoek=F2026-00042', 'invoice_balances'],
  ])('R15.4 %s is found by the numbers in %s', async (path, table) => {
    const used = async (index: string) => {
      const { rows } = await pool.query<{ scans: number }>(
        'select pg_stat_get_numscans($1::regclass)::float8 as scans',
        [`${table}_${index}_index`],
      );
      return rows[0]?.scans ?? 0;
    };
    await beginCounting();
    const [numbers, words] = [await used('numbers'), await used('words')];
    await overreading({ who: 'staff', path });
    expect([await used('numbers'), await used('words')]).toEqual([numbers + 1, words]);
  });

  it('R15.4 looks through little of what was written last, however many orders have changed', async () => {
    const change = (by: number) =>
      pool.query('update listed_orders set total_cents = total_cents + $1 where order_id <= 2000', [by]);
    const waiting = `select gin_clean_pending_list('listed_orders_words_index')::integer as words,
      gin_clean_pending_list('listed_orders_made_of_index')::integer as "madeOf"`;
    await pool.query(waiting);
    await change(1);
    onTestFinished(async () => void (await change(-1)));
    const { rows } = await pool.query<{ words: number; madeOf: number }>(waiting);
    expect(rows[0]?.words).toBeLessThan(50);
    expect(rows[0]?.madeOf).toBe(0);
  });

  it('R15.4 finds who is logged in by a plan that it has', async () => {
    const one = connectPool({ connectionString: url, max: 1 }, () => undefined);
    const find = prepareFindSession(one.database);
    // As long as PostgreSQL still tries whether a new plan each time is better, and some more.
    for (let times = 0; times < 8; times += 1) await find('nobody', new Date());
    const { rows } = await one.pool.query(
      `select generic_plans > 0 as "isKept" from pg_prepared_statements where name = 'find_session'`,
    );
    await one.pool.end();
    expect(rows).toEqual([{ isKept: true }]);
  });

  it('tells of an index that is missing', async () => {
    const { rows } = await pool.query<{ made: string }>(
      "select pg_get_indexdef('payments_order_id_index'::regclass) as made",
    );
    await pool.query('drop index payments_order_id_index');
    onTestFinished(async () => void (await pool.query(rows[0]?.made ?? '')));
    await beginCounting();
    expect(await overreading({ who: 'visitor', path: '/payment/{token}' })).toEqual([
      expect.stringContaining('payments'),
    ]);
  });
});

// Files that take longer to draw than all the rest, from what other addresses read as well.
const leftOut = /\.pdf$/;
