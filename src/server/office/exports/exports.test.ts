import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { paymentAttempts } from '../../database/schema/payments.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { longWorkers } from '../../jobs/long-work-jobs.ts';
import { doLongWork } from '../../long-work/do-long-work.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
// One more is a second page of those that are read at a time, too.
const mostAtOnce = 1000;
const shop = testApp(database, { now: () => desk.time, mostExportedAtOnce: mostAtOnce });
let staff: Visitor;

async function rowsOf(fields: Readonly<Record<string, string>>): Promise<readonly (readonly string[])[]> {
  const answer = await staff.submit('/beheer/facturen/export', fields);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const file = readCsv(await answer.text());
  return file.ok ? file.rows.map(({ cells }) => cells) : [];
}

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
  const { order, attempt } = await aPaidPayment(database);
  await database
    .update(paymentAttempts)
    .set({ settlement: 'stl_1' })
    .where(eq(paymentAttempts.id, attempt.id));
  await issueInvoice(desk.deps, order.id);
  const belgian = await issueInvoice(desk.deps, (await anOrder(database, { country: 'BE' })).id);
  await issueCreditNote(desk.deps, {
    invoiceId: belgian.id,
    wish: { kind: 'amount', amount: cents(10_21) },
    cause: 'a part',
  });
});

const november = { from: '2026-11-01', until: '2026-11-30' };

it('R11.6 VAT by rate and country, credits taken off, with its total', async () => {
  const [headings, ...rows] = await rowsOf({ what: 'vat', ...november });
  expect(headings?.[0]).toBe('btw-tarief');
  expect(rows).toEqual([
    // The demo's own invoice is Belgian too.
    ['0', 'intracommunautaire levering', 'BE', '2', '1', '519,93', '0,00', '519,93'],
    ['21', 'binnenland', 'NL', '1', '0', '160,71', '33,75', '194,46'],
    ['totaal', '', '', '3', '1', '680,64', '33,75', '714,39'],
  ]);
});

it('R11.6 the intra-community list of a quarter: a VAT number in whole euros and to the cent', async () => {
  const [, ...rows] = await rowsOf({ what: 'intra_community', quarter: '2026-4', from: 'x', until: 'y' });
  expect(rows.at(-1)).toEqual(['totaal', '', '520', '519,93', '2', '1']);
  expect(rows[0]?.slice(0, 1)).toEqual(['BE']);
  expect(
    rows.slice(0, -1).every(([country, number]) => country === 'BE' && /^[01]\d{9}$/.test(number ?? '')),
  ).toBe(true);
  const [, ...before] = await rowsOf({ what: 'intra_community', quarter: '2026-3' });
  expect(before).toEqual([['totaal', '', '0', '0,00', '0', '0']]);
});

it('R11.6 the day’s totals by VAT rate, and every document with how it was paid', async () => {
  const [, ...days] = await rowsOf({ what: 'days', ...november });
  expect(days.map((cells) => cells[0])).toEqual(['2026-11-02', '2026-11-16', '2026-11-16', 'totaal']);
  const [headings = [], ...rows] = await rowsOf({ what: 'invoices', ...november });
  const paid = rows.find((cells) => cells[headings.indexOf('betaalmethode')] !== '');
  expect(paid?.slice(headings.indexOf('openstaand'))).toEqual([
    '0,00',
    '2026-11-16',
    'iDEAL | Wero',
    expect.stringMatching(/^tr_/),
    '194,46',
    '0,00',
    'stl_1',
  ]);
  const note = rows.find((cells) => cells[1] === 'creditnota');
  expect(note?.[headings.indexOf('totaal')]).toBe('-10,21');
  const taken = await database
    .select()
    .from(logbook)
    .where(eq(logbook.action, 'data_exported'))
    .orderBy(logbook.id);
  expect(taken.at(-1)).toMatchObject({ after: { file: 'facturen-2026-11-01-2026-11-30.csv' } });
});

it.each([
  [{ what: 'nothing' }, 'what'],
  [{ what: 'vat', from: '2026-11-31', until: '2026-12-01' }, 'from'],
  [{ what: 'vat', from: '2026-12-02', until: '2026-12-01' }, 'from'],
  [{ what: 'vat', quarter: '2026-5' }, 'quarter'],
])('R11.6 %o is refused with what is wrong', async (fields, name) => {
  const answer = await staff.submit('/beheer/facturen/export', fields as Readonly<Record<string, string>>);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`#veld-${name}`);
});

it('R11.6 many documents are long work: it goes on when the page is left, and only its maker has the file', async () => {
  await database.execute(sql`
    insert into invoices (number, company_id, customer, invoice_address, issued_on, due_on, net_cents, vat_basis, vat_percent,
      vat_cents, total_cents)
    select 'X2020-' || n, company_id, customer, invoice_address, date '2020-01-01' + n % 300, date '2020-12-31', 100, 'domestic', 21,
      21, 121 from invoices, generate_series(1, ${mostAtOnce + 1}::integer) n where number = 'F2026-00001'`);
  const fields = { what: 'invoices', from: '2020-01-01', until: '2020-12-31' };
  const begun = await staff.submit('/beheer/facturen/export', fields);
  const address = begun.headers.get('location') ?? '';
  expect([begun.status, address]).toEqual([
    303,
    expect.stringMatching(/^\/beheer\/facturen\/export\/[\w-]{36}$/),
  ]);
  const waiting = await staff.get(address);
  expect(waiting.headers.get('refresh')).toBe('2');
  expect((await staff.get(`${address}/bestand`)).status).toBe(404);
  await doLongWork({ database, now: shop.deps.now }, longWorkers(database), address.split('/').at(-1) ?? '');
  const done = await staff.get(address, { accept: 'application/json' });
  expect(await done.json()).toMatchObject({
    work: { status: 'done', done: mostAtOnce + 1, total: mostAtOnce + 1 },
  });
  const file = readCsv(await (await staff.get(`${address}/bestand`)).text());
  expect(file.ok && file.rows.length).toBe(mostAtOnce + 2);
  expect(await (await staff.get('/beheer/facturen/export')).text()).toContain(
    '2020-01-01 tot en met 2020-12-31',
  );
  const owner = await new Visitor(shop).login(demoAccounts.staff);
  expect((await owner.get(`${address}/bestand`)).status).toBe(404);
  const total = await rowsOf({ what: 'vat', from: '2020-01-01', until: '2020-06-30' });
  expect(total.length).toBe(3);
}, 60_000);
