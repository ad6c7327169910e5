import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { findPayable } from '#server/bank/find-payable.ts';
import { connectPool } from '#server/database/open.ts';
import { findFirstDue } from '#server/invoices/invoice-queues.ts';
import { findOpenItems } from '#server/office/payments/open-items.ts';
import { inQueue } from '#server/orders/order-queues.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { storeModels } from './database.ts';
import { fill } from './fill.ts';
import { openSide, type Side } from './measure.ts';
import { officeDeeds } from './office-work.ts';
import { personOf } from './people.ts';
import { countRowsRead, readMore } from './rows-read.ts';
import { ask } from './walk.ts';

const { database, pool, url } = await testDatabase();
// One, on which everything is counted.
const counted = connectPool({ connectionString: url, max: 1 }, () => undefined);
const many = 1000;
// Somewhat more than is shown.
const most = 300;
let side: Side;

// In a shop in which a thousand invoices are open, a thousand orders wait for their money and of one payment a thousand cents went back.
beforeAll(async () => {
  await storeModels(database, new Date());
  await fill(pool, { orders: 2500, companies: 600, cartLines: 500, isFull: true }, () => undefined, 10);
  await pool.query(`update invoice_balances set open_cents = 100 + invoice_id, owed_by = company_id from invoices
    where id = invoice_id and id in (
      select invoice_id from invoice_balances where kind = 'invoice' and open_cents = 0 order by invoice_id limit ${many}
    )`);
  const { rows } = await pool.query<{ others: string }>(
    `select string_agg(quote_ident(column_name), ', ') as others from information_schema.columns
     where table_name = 'orders' and is_identity = 'NO' and column_name <> all (array['number', 'placed_key'])`,
  );
  const others = rows[0]?.others ?? '';
  await pool.query(`insert into orders (number, ${others})
    select 'B2022-' || lpad(row_number() over ()::text, 5, '0'), ${others}
    from orders cross join generate_series(1, 20) where status = 'placed' limit ${many}`);
  await pool.query(`insert into refunds (attempt_id, amount_cents, cause)
    select attempt_id, 1, 'groei:' || n from generate_series(1, ${many}) as n
    cross join (select attempt_id from refunds order by id limit 1) as given`);
  await pool.query(`insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
    select invoice_id, 3, current_date, open_cents from invoice_balances where open_cents > 0 on conflict do nothing`);
  await pool.query('vacuum analyze');
  side = await openSide(pool, counted.database);
}, 180_000);

afterAll(() => counted.pool.end());

async function overreading(
  act: () => Promise<unknown>,
  on = counted.pool,
  atMost = most,
): Promise<readonly string[]> {
  const before = await countRowsRead(on, 1);
  await act();
  return readMore(before, await countRowsRead(on, 1), atMost);
}

// What else a page reads is told in growth.test.ts, and is no more than there is in so small a shop.
const ofMoney = (read: readonly string[]) =>
  read.filter((name) => /^(orders|invoice|payment|refund)/.test(name));

async function plainly(question: string, values: readonly unknown[] = []): Promise<readonly string[]> {
  const { rows } = await pool.query<{ number: string }>(question, [...values]);
  return rows.map(({ number }) => number);
}

// As simply as it can be said.
const openInvoices = `select invoices.number, orders.number as of_order, invoices.company_id, open_cents, balance.words, balance.issued_on as at,
    balance.issued_on as day, 1 as kind, invoices.id
  from invoice_balances balance join invoices on invoices.id = invoice_id left join orders on orders.id = order_id where open_cents > 0`;
const waitingOrders = `select number, company_id, total_cents, lower(concat_ws(' ', number, customer ->> 'company', reference)) as words,
    placed_at as at, (placed_at at time zone 'Europe/Amsterdam')::date as day, 2 as kind, id
  from orders where status = 'placed' and term_days is null
    and not exists (select from invoices where order_id = orders.id and kind = 'invoice')`;

describe('R15.4 what is still to be paid', () => {
  it('is read for a statement as far as it is named there', async () => {
    const step = { who: 'staff', path: '/beheer/betalingen/afschriften/{statement}' } as const;
    const read = await overreading(() => ask(personOf(side.people, 'staff'), step, side.parts));
    expect(ofMoney(read)).toEqual([]);
  });

  it.each(['zzqxy', 'b2022-00007'])(
    'is looked for without reading all orders that wait: %s',
    async (search) => {
      const read = await overreading(() => findOpenItems(counted.database, search));
      expect(ofMoney(read)).toEqual([]);
    },
  );

  it('went back without reading all that ever did', async () => {
    const deed = officeDeeds.find(({ what }) => what.includes('given back'));
    const staff = personOf(side.people, 'staff');
    await deed?.before?.(staff, side.parts);
    const read = await overreading(async () => expect(await deed?.act(staff, side.parts)).toBe(303));
    expect(ofMoney(read)).toEqual([]);
  });

  it('is told by the oldest of its kind, read alone however PostgreSQL joins what waits', async () => {
    const joined = connectPool(
      { connectionString: url, max: 1, options: '-c enable_nestloop=off -c enable_seqscan=off' },
      () => undefined,
    );
    onTestFinished(() => joined.pool.end());
    const first = () => findFirstDue(joined.database, 'third_reminder', '2026-01-01');
    const read = await overreading(first, joined.pool);
    expect(read.filter((name) => name.startsWith('invoices'))).toEqual([]);
  });

  it('is asked of an order that its own payment has paid by that alone', async () => {
    const toRelease = sql`select from orders where ${inQueue('to_release', '2026-01-01')}`;
    let found = 0;
    const act = async () => {
      found = (await counted.database.execute(toRelease)).rowCount ?? 0;
    };
    const read = await overreading(act, counted.pool, 50);
    expect(ofMoney(read).filter((name) => name.startsWith('invoice'))).toEqual([]);
    expect(found).toBeGreaterThan(150);
  });

  it('is found for a statement by numbers, companies and amounts', async () => {
    const { rows } = await pool.query<{ number: string; ofOrder: string; companyId: number; amount: number }>(
      `select number, of_order as "ofOrder", company_id as "companyId", open_cents::integer as amount
       from (${openInvoices}) as open order by id`,
    );
    const numbers = rows
      .slice(0, 20)
      .flatMap(({ number, ofOrder }, place) => (place % 2 === 0 ? number : ofOrder));
    const companyIds = rows.slice(400, 404).map(({ companyId }) => companyId);
    const amounts = [...rows.slice(600, 605).map(({ amount }) => cents(amount)), cents(155_56), cents(1)];
    const asked = { numbers: [...numbers, 'B2022-00003', 'B2022-00900'], companyIds, amounts };
    const found = await findPayable(database, asked);
    const those = (amount: string, ofOrder = 'number') =>
      `number = any ($1) or ${ofOrder} = any ($1) or company_id = any ($2) or ${amount} = any ($3)`;
    const plain = await plainly(
      `select number from (${openInvoices}) as open where ${those('open_cents', 'of_order')}
       union select number from (${waitingOrders}) as waiting where ${those('total_cents')}`,
      [asked.numbers, companyIds, amounts],
    );
    expect(found.map(({ number }) => number).toSorted()).toEqual(plain.toSorted());
    expect(plain.length).toBeGreaterThan(40);
  });

  // Many, some, few, one and none have it, of invoices and of orders.
  it.each([
    'hoekstra',
    'an',
    'zonwering',
    'hoekstra horren',
    'b2022-000',
    'b2022-00007',
    'f2026-0004',
    'zzqxy',
  ])('is found for who books a transfer, whichever way it looks: %s', async (search) => {
    const found = await findOpenItems(database, search);
    const words = search.split(' ').map((word) => `%${word}%`);
    const oldest = (
      from: string,
    ) => `(select number, day, kind, id from (${from}) as one where words like all ($1)
        order by at, id limit 30)`;
    const plain = await plainly(
      `select number from (${oldest(openInvoices)} union all ${oldest(waitingOrders)}) as found
         order by day, kind, id limit 30`,
      [words],
    );
    expect(found.map(({ number }) => number)).toEqual(plain);
  });
});
