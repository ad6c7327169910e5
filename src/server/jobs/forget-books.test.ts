import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anInvoice, paySeveral, pickSeveral } from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { connectPool } from '../database/open.ts';
import { writeOffs } from '../database/schema/ledger.ts';
import { mails } from '../database/schema/operations.ts';
import { numberSeries, orderEvents } from '../database/schema/orders.ts';
import { invoiceDocuments, paymentInvoices, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { createPayment } from '../payments/create-payment.ts';
import { forgetExpired } from './forget-expired.ts';

const { database, pool, url } = await testDatabase();
// For whom no rule holds, and nothing hangs on anything: switching that off table by table takes many times as long.
const { pool: lawless } = connectPool(
  {
    ...inject('superuser'),
    ...{ database: new URL(url).pathname.slice(1), max: 1, options: '-c session_replication_role=replica' },
  },
  () => undefined,
);
afterAll(() => lawless.end());

// The database looks at its own clock before it lets go of an invoice.
const now = new Date();
const thisYear = Number(dutchDate(now).slice(0, 4));

// What was written on which day, of every table that an order has rows in.
const days: Readonly<Record<string, readonly string[]>> = {
  orders: ['placed_at', 'updated_at'],
  // Kept by a trigger, which does nothing while days are changed here.
  listed_orders: ['placed_at'],
  order_lines: [],
  order_fees: [],
  order_events: ['created_at'],
  invoices: ['issued_on', 'due_on'],
  invoice_lines: [],
  invoice_documents: [],
  payments: ['created_at', 'paid_at'],
  payment_attempts: ['created_at'],
  payment_events: ['seen_at'],
  refunds: ['created_at', 'updated_at'],
  write_offs: ['written_off_on'],
  ledger_entries: ['happened_on'],
  ledger_postings: [],
  sandbox_payments: ['created_at'],
  staff_tasks: ['created_at', 'done_at'],
  // These have a period of their own.
  mails: [],
};
const tables = Object.keys(days);

async function pastTheRules(statements: string): Promise<void> {
  await lawless.query(`begin; ${statements}; commit`);
}

// What was written by this test so far, as if on that day.
async function wasWrittenOn(day: string): Promise<void> {
  const aged = (column: string) =>
    `${column} = case when ${column} > now() - interval '6 years' then '${day}'::date else ${column} end`;
  const changes = Object.entries(days)
    .filter(([, columns]) => columns.length > 0)
    .map(([table, columns]) => `update ${table} set ${columns.map(aged).join(', ')}`);
  await pastTheRules(changes.join(';'));
}

async function counts(): Promise<Readonly<Record<string, number>>> {
  const found = tables.map(async (table) => {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
    return [table, Number(rows[0]?.count)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

// A completed order with something in every table.
async function aFinishedOrder() {
  const { desk, order, payment, attempt } = await aPaidPayment(database);
  const invoice = await issueInvoice(desk.deps, order.id);
  const content = new Uint8Array([1]);
  await database
    .insert(invoiceDocuments)
    .values({ invoiceId: invoice.id, format: 'pdf', content, sha256: '0'.repeat(64) });
  const wish = { kind: 'amount', amount: cents(10_00) } as const;
  const note = { invoiceId: invoice.id, wish, cause: `test:${invoice.id}` };
  await issueCreditNote(desk.deps, note);
  await database.insert(orderEvents).values({ orderId: order.id, kind: 'released' });
  await database
    .insert(refunds)
    .values({ attemptId: attempt.id, amount: cents(10_00), cause: note.cause, status: 'done' });
  const writeOff = {
    invoiceId: invoice.id,
    key: randomUUID(),
    amount: cents(1_00),
    reason: 'Rest',
    madeBy: 'Jan',
  };
  await database.insert(writeOffs).values({ ...writeOff, writtenOffOn: dutchDate(now) });
  await database.insert(staffTasks).values({
    kind: 'surplus',
    dedupeKey: `test:${order.id}`,
    paymentId: payment.id,
    attemptId: attempt.id,
    doneAt: now,
  });
  await database.update(mails).set({ status: 'sent' });
  await pastTheRules(`update orders set status = 'completed' where id = ${order.id}`);
}

// And all that hangs on those.
let emptied = '';

beforeAll(async () => {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive hanging as (
       select unnest($1::regclass[])::oid as id
       union select conrelid from pg_constraint join hanging on confrelid = id where contype = 'f'
     ) select id::regclass::text as name from hanging`,
    [tables],
  );
  emptied = rows.map(({ name }) => `delete from ${name}`).join(';');
});

// Sums hang on nothing, and no trigger takes them away here.
beforeEach(() => pastTheRules(`${emptied}; delete from ledger_sums`));

describe('orders and invoices', () => {
  it('of eight years ago go with all that hangs on them, and those of seven stay whole', async () => {
    await aFinishedOrder();
    await createPayment(database, { kind: 'other', description: 'Staal', amount: cents(1_00) }, null);
    await pastTheRules("update payments set status = 'void' where description is not null");
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    const old = await counts();
    expect(Object.values(old)).not.toContain(0);
    await aFinishedOrder();
    await wasWrittenOn(`${thisYear - 7}-01-01`);
    const all = await counts();
    const series = await database.select().from(numberSeries);

    await forgetExpired(database, now);
    const kept = Object.fromEntries(tables.map((table) => [table, (all[table] ?? 0) - (old[table] ?? 0)]));
    expect(await counts()).toEqual(kept);
    await forgetExpired(database, now);
    expect(await counts()).toEqual(kept);
    expect(await database.select().from(numberSeries)).toEqual(series);
    const { differences } = await checkLedger(database);
    expect(differences.filter(({ kind }) => kind === 'sums')).toEqual([]);
  });

  it('R12.4 a payment for several goes after the last of what it paid for', async () => {
    const [one, two] = [await anInvoice(database, 10_00), await anInvoice(database, 5_00)];
    const { payment } = await paySeveral(database, [one, two]);
    await database.update(mails).set({ status: 'sent' });
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    await pastTheRules(
      `update invoices set issued_on = '${thisYear - 7}-01-01', due_on = '${thisYear - 7}-01-01' where id = ${two.id}`,
    );
    await forgetExpired(database, now);
    const { payments: left, payment_attempts: attempts } = await counts();
    expect([left, attempts]).toEqual([2, 2]);
    expect(await database.select().from(paymentInvoices)).toEqual([
      { paymentId: payment.id, invoiceId: two.id },
    ]);
    await pastTheRules(
      `update invoices set issued_on = '${thisYear - 8}-12-31', due_on = '${thisYear - 8}-12-31' where id = ${two.id}`,
    );
    await forgetExpired(database, now);
    expect(await counts()).toMatchObject({
      invoices: 0,
      payments: 0,
      payment_attempts: 0,
      payment_events: 0,
    });
  });

  it('R12.4 a pick that nobody paid goes with its invoices', async () => {
    const [one, two] = [await anInvoice(database, 10_00), await anInvoice(database, 5_00)];
    const { desk } = await pickSeveral(database, [one, two]);
    for (const { id: invoiceId, total } of [one, two]) {
      const wish = { kind: 'amount', amount: total } as const;
      await issueCreditNote(desk.deps, { invoiceId, wish, cause: `test:${invoiceId}` });
    }
    await database.update(mails).set({ status: 'sent' });
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    await forgetExpired(database, now);
    expect(await counts()).toMatchObject({ invoices: 0, payments: 0 });
  });

  it('R12.3 an invoice on account that nobody paid keeps its order, whatever was paid for the other', async () => {
    const desk = new AccountDesk(database);
    const { order, first, second } = await desk.sentInTwo();
    await desk.pay(first.id);
    await database.update(mails).set({ status: 'sent' });
    const link = `update payments set status = 'void' where invoice_id = ${second.id}`;
    await pastTheRules(`update orders set status = 'completed' where id = ${order.id}; ${link}`);
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    await forgetExpired(database, now);
    expect(await counts()).toMatchObject({ orders: 1, invoices: 2 });
    await pastTheRules(`update payments set status = 'paid' where invoice_id = ${second.id}`);
    await forgetExpired(database, now);
    expect(await counts()).toMatchObject({ orders: 0, invoices: 0, payments: 0 });
  });

  it('an invoice that never had an order goes with its credit note and its payment', async () => {
    await aFinishedOrder();
    await pastTheRules(`update invoices set order_id = null; update ledger_entries set order_id = null;
      update payments set order_id = null, invoice_id = (select id from invoices where kind = 'invoice')`);
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    await forgetExpired(database, now);
    expect(Object.values(await counts())).toEqual(tables.map(() => 0));
  });

  it.each([
    ['an order that was never finished', "update orders set status = 'in_production'"],
    ['an invoice that was not paid', "update payments set status = 'void'"],
    ['a dispute that was lost and not credited', "update payments set status = 'charged_back'"],
    ['a link that can still be paid', "update payments set status = 'open'"],
    ['a refund under way', "update refunds set status = 'sent'"],
    ['a task nobody has done', 'update staff_tasks set done_at = null'],
    ['a mail that still waits', "update mails set status = 'queued'"],
    [
      'a credit note of last year',
      "update invoices set issued_on = now(), due_on = now() where kind = 'credit_note'",
    ],
    ['a posting of last year', "update ledger_entries set happened_on = now() where kind = 'refund'"],
    ['news of last year', 'update payment_events set seen_at = now()'],
  ])('%s keeps all of it', async (_, change) => {
    await aFinishedOrder();
    await wasWrittenOn(`${thisYear - 9}-06-01`);
    await pastTheRules(change);
    const before = await counts();
    await forgetExpired(database, now);
    expect(await counts()).toEqual(before);
  });

  it('are let go by the database only when they are old and the job says so', async () => {
    await aFinishedOrder();
    const remove = (says: boolean) =>
      database.transaction(async (transaction) => {
        if (says) await transaction.execute(sql`select set_config('maathor.forgets_old_books', 'on', true)`);
        await transaction.execute(sql`delete from invoice_lines`);
      });
    const refused = { cause: expect.objectContaining({ message: 'a row of invoice_lines is final' }) };
    await expect(remove(true)).rejects.toMatchObject(refused);
    await wasWrittenOn(`${thisYear - 8}-12-31`);
    await expect(remove(false)).rejects.toMatchObject(refused);
    await expect(
      database.transaction(async (transaction) => {
        await transaction.execute(sql`select set_config('maathor.forgets_old_books', 'on', true)`);
        await transaction.execute(sql`update invoice_lines set amount = 2`);
      }),
    ).rejects.toMatchObject(refused);
    await remove(true);
    expect(await counts()).toMatchObject({ invoice_lines: 0, invoices: 2 });
  });
});

it('mails go after a year and not before they are sent', async () => {
  const mail = { recipient: 'jan@jansen.nl', subject: 'Dank u', html: '', text: '' };
  const ago = (daysAgo: number) => new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  await database.insert(mails).values([
    { ...mail, dedupeKey: 'old', status: 'sent', createdAt: ago(370) },
    { ...mail, dedupeKey: 'waiting', status: 'queued', createdAt: ago(370) },
    { ...mail, dedupeKey: 'young', status: 'sent', createdAt: ago(360) },
  ]);
  await forgetExpired(database, now);
  const left = await database.select({ key: mails.dedupeKey }).from(mails);
  expect(left.map(({ key }) => key).toSorted()).toEqual(['waiting', 'young']);
});
