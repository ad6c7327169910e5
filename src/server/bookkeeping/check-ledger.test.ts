import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/accounts.ts';
import { invoices } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { createPayment } from '../payments/create-payment.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { undoTransfer } from '../payments/undo-transfer.ts';
import { checkLedger } from './check-ledger.ts';
import { findCreditBalance } from './statement/find-credit-balance.ts';
import { findStatement } from './statement/find-statement.ts';

const { database } = await testDatabase();

type Posting = readonly [account: string, amount: number];

// What was posted for an order, its invoice included: by kind and version, the accounts and amounts.
async function entriesOf(orderId: number): Promise<Readonly<Record<string, readonly Posting[]>>> {
  const { rows } = await database.execute<{
    kind: string;
    version: number;
    postings: readonly Posting[];
  }>(sql`
    select kind, version, jsonb_agg(jsonb_build_array(account, amount_cents) order by position) as postings
    from ledger_entries join ledger_postings on entry_id = id where order_id = ${orderId}
    group by id order by id`);
  return Object.fromEntries(rows.map(({ kind, version, postings }) => [`${kind} ${version}`, postings]));
}

async function aPaidInvoice() {
  const started = await aPaidPayment(database, { method: 'creditcard' });
  const invoice = await issueInvoice(started.desk.deps, started.order.id);
  return { ...started, invoice };
}

// For all of an invoice, with 5,54 that nobody owed.
async function aTransfer() {
  const { desk } = await aPaidInvoice();
  const order = await anOrder(database);
  const invoice = await issueInvoice(desk.deps, order.id);
  const outcome = await bookTransfer(
    desk.deps,
    {
      key: randomUUID(),
      bookedOn: '2026-11-10',
      amount: cents(200_00),
      payer: 'Van Dijk',
      description: '',
      parts: [{ number: invoice.number, amount: invoice.total }],
      keepsRest: true,
    },
    commandActor,
  );
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  return { desk, order, booking: outcome.booking };
}

// One payment of 250,00, of which an invoice has its share. Of a company that no other test makes a surplus of: what has no share
// is on no statement.
async function aSharedPayment() {
  const { desk } = await aPaidInvoice();
  const invoice = await issueInvoice(desk.deps, (await anOrder(database, { country: 'BE' })).id);
  const paid = { amount: cents(250_00), status: 'paid', paidAt: new Date() } as const;
  const [whole] = await database
    .insert(payments)
    .values({ ...paid, token: randomUUID(), paysSeveral: true })
    .returning();
  const [money] = await database
    .insert(paymentAttempts)
    .values({ paymentId: whole?.id ?? 0, method: 'ideal', status: 'paid', amount: paid.amount })
    .returning();
  const [share] = await database
    .insert(payments)
    .values({
      ...paid,
      amount: invoice.total,
      token: randomUUID(),
      invoiceId: invoice.id,
      ofPaymentId: whole?.id ?? null,
    })
    .returning();
  const attempt = { method: 'ideal', status: 'paid', amount: invoice.total } as const;
  const [ofShare] = await database
    .insert(paymentAttempts)
    .values({ ...attempt, paymentId: share?.id ?? 0, ofAttemptId: money?.id ?? null })
    .returning();
  return { invoice, money, ofShare };
}

async function expectAgreement() {
  const { differences, figures } = await checkLedger(database);
  expect(differences).toEqual([]);
  expect(figures.accounts.reduce((total, { balance }) => total + balance, 0)).toBe(0);
  const period = { from: '2000-01-01', until: '2100-01-01' };
  for (const { id } of await database.select({ id: companies.id }).from(companies)) {
    const statement = await findStatement(database, id, period, period.until);
    expect(await findCreditBalance(database, id)).toBe(statement?.open.credit);
  }
  return figures;
}

describe('money is double-entry underneath', () => {
  it('an order that is paid and then invoiced', async () => {
    const { order } = await aPaidInvoice();
    expect(await entriesOf(order.id)).toEqual({
      'payment 1': [
        ['provider', 194_46],
        ['receivable', -194_46],
      ],
      'invoice 1': [
        ['receivable', 194_46],
        ['vat', -33_75],
        ['revenue', -160_71],
      ],
    });
    await expectAgreement();
  });

  it('a credit note with its refund: owed from when it is asked, gone when the provider says so', async () => {
    const { desk, order, invoice } = await aPaidInvoice();
    const wish = { kind: 'amount', amount: cents(50_00) } as const;
    await creditInvoice(desk.deps, { invoice, wish, cause: `test:${invoice.id}`, isMoneyBack: true });
    await expectAgreement();
    expect(await entriesOf(order.id)).toMatchObject({
      'refund 1': [
        ['receivable', 50_00],
        ['refunds_due', -50_00],
      ],
      'credit_note 1': [
        ['revenue', 41_32],
        ['vat', 8_68],
        ['receivable', -50_00],
      ],
    });
    await desk.work();
    expect(await entriesOf(order.id)).toMatchObject({
      'refund 2': [
        ['refunds_due', 50_00],
        ['provider', -50_00],
      ],
    });
    await expectAgreement();
  });

  it('a chargeback and its end; and one after all was given back is more than there was', async () => {
    const { desk, order, invoice, attempt } = await aPaidInvoice();
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    desk.pass(1);
    await desk.winDispute(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await entriesOf(order.id)).toMatchObject({
      'chargeback 1': [
        ['receivable', 194_46],
        ['provider', -194_46],
      ],
      'chargeback 2': [
        ['provider', 194_46],
        ['receivable', -194_46],
      ],
    });
    await expectAgreement();
    const wish = { kind: 'amount', amount: invoice.total } as const;
    await creditInvoice(desk.deps, { invoice, wish, cause: `all:${invoice.id}`, isMoneyBack: true });
    const chargeBack = (chargedBack: Cents) =>
      database.update(paymentAttempts).set({ chargedBack }).where(eq(paymentAttempts.id, attempt.id));
    await chargeBack(invoice.total);
    expect(await entriesOf(order.id)).toMatchObject({
      'excess 1': [
        ['unallocated', 194_46],
        ['receivable', -194_46],
      ],
    });
    // Set off against what the same company paid too much.
    const [second] = await database
      .insert(payments)
      .values({ orderId: order.id, token: randomUUID(), amount: cents(300_00), status: 'paid' })
      .returning();
    const surplus = { method: 'ideal', status: 'paid', amount: cents(300_00), isSurplus: true } as const;
    const [extra] = await database
      .insert(paymentAttempts)
      .values({ ...surplus, paymentId: second?.id ?? 0 })
      .returning();
    const credit = await findCreditBalance(database, order.companyId);
    await expectAgreement();
    await chargeBack(cents(0));
    expect(await findCreditBalance(database, order.companyId)).toBe(credit + 194_46);
    await expectAgreement();
    await database
      .update(paymentAttempts)
      .set({ chargedBack: cents(300_00) })
      .where(eq(paymentAttempts.id, extra?.id ?? ''));
    await expectAgreement();
  });

  it('a transfer, what nobody owed of it, and its undoing', async () => {
    const { desk, order, booking } = await aTransfer();
    expect(await entriesOf(order.id)).toMatchObject({
      'payment 1': [
        ['bank', 194_46],
        ['receivable', -194_46],
      ],
    });
    const { rows } = await database.execute(sql`
      select happened_on::text, account, amount_cents::int as amount from ledger_entries
      join ledger_postings on entry_id = id where kind = 'payment' and company_id is null and attempt_id in (
        select payment_attempts.id from payment_attempts join bank_booking_parts using (payment_id)
        where booking_id = ${booking.id}
      ) order by entry_id, position`);
    expect(rows).toEqual([
      { happened_on: '2026-11-10', account: 'bank', amount: 5_54 },
      { happened_on: '2026-11-10', account: 'unallocated', amount: -5_54 },
    ]);
    await expectAgreement();
    const undo = { bookingId: booking.id, reason: 'Verkeerd', key: randomUUID() };
    await undoTransfer(desk.deps, undo, commandActor);
    expect(await entriesOf(order.id)).toMatchObject({
      'chargeback 1': [
        ['receivable', 194_46],
        ['bank', -194_46],
      ],
    });
    await expectAgreement();
  });

  it('a free amount that was asked for is income; paid twice, it is nobody’s', async () => {
    const { desk } = await aPaidInvoice();
    const subject = { kind: 'other', description: 'Staal', amount: cents(12_50) } as const;
    const before = await expectAgreement();
    const balances = (figures: typeof before) =>
      Object.fromEntries(figures.accounts.map(({ account, balance }) => [account, balance]));
    const payment = await createPayment(database, subject, null);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const attempt = await desk.attempt(payment.id);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    const after = balances(await expectAgreement());
    expect(after['other_income']).toBe(cents((balances(before)['other_income'] ?? 0) - 12_50));
  });

  it('R12.4 one payment for several invoices: its shares pay them, and what has none waits', async () => {
    const { invoice, money, ofShare } = await aSharedPayment();
    expect(await entriesOf(invoice.orderId ?? 0)).toMatchObject({
      'payment 1': [
        ['unallocated', 160_71],
        ['receivable', -160_71],
      ],
    });
    await expectAgreement();
    // Given back of a share, and by the provider of the whole.
    await database
      .insert(refunds)
      .values({ attemptId: ofShare?.id ?? '', amount: cents(10_00), cause: 'test:share' });
    await database
      .update(paymentAttempts)
      .set({ refunded: cents(10_00) })
      .where(sql`id in (${ofShare?.id}, ${money?.id})`);
    const { accounts } = await expectAgreement();
    expect(accounts.find(({ account }) => account === 'refunds_due')?.balance).toBe(0 - (await dueBack()));
  });
});

// What was asked to go back and has not gone.
async function dueBack(): Promise<number> {
  const { rows } = await database.execute<{ cents: string }>(sql`
    select coalesce(sum(refunds.amount_cents), 0) - (
      select sum(refunded_cents) from payment_attempts where of_attempt_id is not null or not exists (
        select from payment_attempts share where share.of_attempt_id = payment_attempts.id)
    ) as cents from refunds`);
  return Number(rows[0]?.cents);
}

describe('the ledger is only ever added to', () => {
  beforeAll(async () => {
    const { invoice } = await aPaidInvoice();
    await database.execute(sql`insert into write_offs (invoice_id, key, written_off_on, amount_cents, reason, made_by)
      values (${invoice.id}, ${randomUUID()}, now(), 1, 'Rest', 'Jan')`);
  });

  it.each([
    'update ledger_entries set happened_on = now()',
    'delete from ledger_entries',
    'truncate ledger_entries, ledger_postings',
    'update ledger_postings set amount_cents = 1',
    'delete from ledger_postings',
    'truncate ledger_postings',
    'update write_offs set amount_cents = 1',
    'truncate write_offs, ledger_entries, ledger_postings',
  ])('%s is refused', async (statement) => {
    await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('is final') }),
    });
  });

  it('an entry balances, or is not there', async () => {
    const { invoice } = await aPaidInvoice();
    const write = (...amounts: readonly number[]) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into ledger_entries (id, cause, version, kind, happened_on, invoice_id)
          values (999999, 'test', 1, 'invoice', now(), ${invoice.id})`);
        for (const [index, amount] of amounts.entries())
          await transaction.execute(sql`insert into ledger_postings (entry_id, position, account, amount_cents)
            values (999999, ${index + 1}, 'bank', ${amount})`);
      });
    const unbalanced = expect.objectContaining({ message: 'entry 999999 of the ledger does not balance' });
    for (const amounts of [[], [5], [5, -4]])
      await expect(write(...amounts)).rejects.toMatchObject({ cause: unbalanced });
  });
});

class RollBack extends Error {}

// As somebody with the database in hand, past its rules; nothing of it stays.
async function checkedAfter(...statements: readonly string[]) {
  let check: Awaited<ReturnType<typeof checkLedger>> | undefined;
  await database
    .transaction(async (transaction) => {
      for (const table of [
        'ledger_entries',
        'ledger_postings',
        'invoices',
        'payment_attempts',
        'invoice_balances',
      ])
        await transaction.execute(sql.raw(`alter table ${table} disable trigger user`));
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      check = await checkLedger(withoutOwnTransaction(transaction));
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
  if (check === undefined) throw new Error('nothing was checked');
  return check;
}

// A transaction within one cannot ask for its own isolation.
function withoutOwnTransaction(transaction: Database): Database {
  return new Proxy(transaction, {
    get: (target, key) =>
      key === 'transaction'
        ? (work: (own: Database) => Promise<unknown>) => work(target)
        : Reflect.get(target, key, target),
  });
}

describe('what does not agree is found', () => {
  // Once for all: nothing of what a test changes stays, which is looked at in the end.
  beforeAll(async () => {
    await aTransfer();
    await aSharedPayment();
    await expectAgreement();
  });
  afterAll(async () => void (await expectAgreement()));

  it.each([
    [
      'a posting that was changed',
      "update ledger_postings set amount_cents = amount_cents + 1 where account = 'vat'",
      ['cause', 'unbalanced'],
    ],
    [
      'an entry without postings',
      'delete from ledger_postings where entry_id = (select max(entry_id) from ledger_postings)',
      ['unbalanced', 'cause'],
    ],
    [
      'an invoice that was not posted',
      "delete from ledger_postings where entry_id in (select id from ledger_entries where kind = 'invoice'); delete from ledger_entries where kind = 'invoice'",
      ['cause', 'due', 'company'],
    ],
    [
      'an invoice that was changed',
      "update invoices set net_cents = net_cents + 100, total_cents = total_cents + 100 where number = (select max(number) from invoices where kind = 'invoice')",
      ['cause', 'due', 'balance'],
    ],
    [
      'a payment that was changed',
      "update payment_attempts set amount_cents = amount_cents + 1 where status = 'paid'",
      ['cause', 'due', 'balance', 'cash'],
    ],
    ['a balance that drifted', 'update invoice_balances set open_cents = open_cents + 1', ['balance']],
    ['a balance of somebody else', 'update invoice_balances set owed_by = 1', ['balance']],
    ['a balance that was lost', 'delete from invoice_balances', ['balance', 'company']],
    ['a sum that drifted', 'update ledger_sums set cents = cents + 1', ['sums']],
    ['a sum that was lost', 'delete from ledger_sums', ['sums']],
    [
      'an entry of another company',
      'update ledger_entries set company_id = (select max(id) from companies)',
      ['cause', 'company'],
    ],
    [
      'a transfer whose part is gone',
      'alter table bank_booking_parts disable trigger user; delete from bank_booking_parts',
      ['transfer'],
    ],
    [
      'a share that is more than its payment',
      'update payment_attempts set amount_cents = amount_cents * 3 where of_attempt_id is not null',
      ['shares'],
    ],
  ])('%s', async (_, statement, kinds) => {
    const { differences, differenceCount } = await checkedAfter(statement);
    expect(differences.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
    expect(differenceCount).toBeGreaterThanOrEqual(kinds.length);
    for (const { subject, expected, found } of differences) {
      expect(subject).not.toBe('');
      expect([expected, found].every(Number.isSafeInteger)).toBe(true);
    }
  });

  it('names the invoice', async () => {
    const { invoice } = await aPaidInvoice();
    const { differences } = await checkedAfter(
      `update invoice_balances set open_cents = 7 where invoice_id = ${invoice.id}`,
    );
    expect(differences).toEqual([
      { kind: 'balance', subject: invoice.number, account: null, expected: 0, found: 7 },
    ]);
    expect(await database.$count(invoices)).toBeGreaterThan(0);
  });
});
