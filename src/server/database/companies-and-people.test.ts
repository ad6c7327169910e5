import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { prepareDatabase } from './prepare.ts';
import { companies as companyRows } from './schema/accounts.ts';

// The last shop in which a customer was one row, as it stood on that day: its schema, its demo data, and what somebody
// had done in it (orders, a paid one with its invoice, carts, photos, presets, requests, a second member of staff, a
// customer who was blocked).
const dump = 'tests/files/shop-of-2026-11-15.sql.gz';

const former = await testDatabase({ isEmpty: true });
let before: Readonly<Record<string, number>>;
// What there was before any test.
let after: Readonly<Record<string, number>>;
let companies: number;
// By table: the columns it had then, but for those that were named anew since. What later versions add is not compared.
let columns: ReadonlyMap<string, readonly string[]>;

// With the numbers by which the rows point at each other.
const counted = [
  'addresses',
  'sessions',
  'password_resets',
  'account_requests',
  'carts',
  'cart_lines',
  'idempotency_keys',
  'presets',
  'photos',
  'special_requests',
  'orders',
  'order_lines',
  'invoices',
  'invoice_lines',
  'payments',
  'payment_attempts',
  'payment_events',
  'mails',
  'staff_tasks',
];

async function prints(owner: 'customer_id' | null): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of counted) {
    // Requests that were open have become tasks since.
    const { rows } = await former.pool.query<{ print: number }>(
      `select coalesce(sum(hashtext((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(${table}))
         where key = any($1))::text)::bigint), 0)::float8 as print
       from ${table} ${table === 'staff_tasks' ? "where kind <> 'account_request'" : ''}`,
      [columns.get(table)],
    );
    counts[table] = rows[0]?.print ?? Number.NaN;
  }
  expect(owner === null || Object.values(counts).some((print) => print !== 0)).toBe(true);
  return counts;
}

async function formerColumns(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await former.pool.query<{ name: string; columns: readonly string[] }>(
    `select table_name as name, jsonb_agg(column_name) as columns from information_schema.columns
     where table_schema = 'public' and column_name not in ('customer_id', 'person_id', 'company_id')
     group by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

beforeAll(async () => {
  await former.pool.query(gunzipSync(await readFile(dump)).toString('utf8'));
  columns = await formerColumns();
  before = await prints('customer_id');
  await prepareDatabase(former.pool, { hasDemoData: true, hasStandIns: true });
  after = await prints(null);
  companies = await former.database.$count(companyRows);
});

describe('R12.1 a shop of before there were companies and people', () => {
  it('loses no row and changes none', () => {
    expect(after).toEqual(before);
  });

  it('has a company and its owner for every customer, and the staff in the shop’s own', async () => {
    const { rows } = await former.pool.query(
      `select people.id, people.company_id, role, email, people.name as person, companies.name as company,
         companies.company_number, discount_group, cm_units, is_shop, companies.blocked_at is not null as is_blocked
       from people join companies on companies.id = company_id order by people.id`,
    );
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual({
      id: 1,
      company_id: 1,
      role: 'company_owner',
      email: 'mm@voorbeeld.nl',
      person: 'Marieke van Dijk',
      company: 'Van Dijk Zonwering B.V.',
      company_number: '30112233',
      discount_group: 'B',
      cm_units: false,
      is_shop: false,
      is_blocked: false,
    });
    expect(rows[1]).toMatchObject({ email: 'cm@voorbeeld.nl', discount_group: 'A', cm_units: true });
    const staff = rows.filter(({ is_shop }) => is_shop).map(({ role, email }) => [role, email]);
    expect(staff).toEqual([
      ['owner', 'beheer@voorbeeld.nl'],
      ['owner', 'tweede@voorbeeld.nl'],
    ]);
    expect(rows.at(-1)).toMatchObject({ email: 'geblokkeerd@voorbeeld.nl', is_blocked: true });
    // A company that nobody belongs to any more keeps what was written in its name.
    expect(companies).toBe(8);
  });

  it('has its invoices and payments in the ledger', async () => {
    const { figures, differences } = await checkLedger(former.database);
    expect(differences).toEqual([]);
    expect(figures.entries).toBeGreaterThan(0);
  });

  it('lets everybody point at what was theirs', async () => {
    const { rows } = await former.pool.query(`
      select
        (select count(*)::int from orders where person_id <> company_id) as orders,
        (select count(*)::int from orders join people on people.id = person_id
           where orders.customer ->> 'email' <> people.email) as strangers,
        (select count(*)::int from invoices join companies on companies.id = company_id
           where invoices.customer ->> 'company' <> companies.name) as invoices`);
    expect(rows).toEqual([{ orders: 0, strangers: 0, invoices: 0 }]);
  });

  it('is open for business: log in, see the cart and the orders, order more', async () => {
    const shop = testApp(former.database);
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    expect((await buyer.cart()).lines).toHaveLength(3);
    const account = textOf(await (await buyer.visitor.get('/account')).text());
    expect(account).toContain('Van Dijk Zonwering B.V.');
    expect(account).toContain('B2026-00002');
    expect(account).toContain('Bouwplaats Leidsche Rijn');
    const model = (await buyer.cart()).lines[0];
    expect((await buyer.visitor.submit(`/winkelwagen/${model?.timestamp}/kopie`, {})).status).toBe(303);
    expect((await buyer.cart()).lines).toHaveLength(4);
    expect(shop.reports).toEqual([]);
  });

  it('has no customer that is nobody', async () => {
    const staff = await Buyer.login(testApp(former.database), demoAccounts.staff);
    const answer = await staff.visitor.get('/beheer/klanten', { accept: 'application/json' });
    expect(await answer.text()).not.toMatch(/"people":0|Maathor/);
  });

  it('gives its next company a number of its own', async () => {
    const { rows } = await former.pool.query(
      "insert into companies (name, company_number, country) values ('Nieuw', '12345678', 'NL') returning id",
    );
    onTestFinished(
      async () => void (await former.pool.query('delete from companies where id = $1', [rows[0].id])),
    );
    expect(rows[0].id).toBeGreaterThan(8);
  });
});
