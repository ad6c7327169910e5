import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { anInvoiceOf } from '#tests/support/company-invoices.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { pickSeveral } from '#tests/support/several.ts';
import { describeMovement } from '#text/documents/statement.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { commandActor } from '../../logbook/write-logbook.ts';
import { bookTransfer } from '../../payments/book-transfer.ts';
import { hearWebhook } from '../../payments/hear-webhook.ts';
import { startAttempt } from '../../payments/start-attempt.ts';
import { undoTransfer } from '../../payments/undo-transfer.ts';
import { checkLedger } from '../check-ledger.ts';
import { drawSumsTogether } from '../draw-sums-together.ts';
import { findCreditBalance } from './find-credit-balance.ts';
import { findDueMovements } from './find-movements.ts';
import { findStatement } from './find-statement.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const today = '2026-11-16';

const email = demoAccounts.totalMeasures;
const companyId = (await findPersonByEmail(database, email))?.companyId ?? 0;

async function statementOf(company: number, from: string, until: string) {
  const statement = await findStatement(database, company, { from, until }, today);
  if (statement === null) throw new Error('too long');
  return statement;
}

function transfer(number: string, amount: number, bookedOn: string) {
  const told = { key: randomUUID(), bookedOn, amount: cents(amount), payer: 'Klant', description: '' };
  const parts = [{ number, amount: cents(amount) }];
  return bookTransfer(desk.deps, { ...told, keepsRest: false, parts }, commandActor);
}

const aDay = fc
  .integer({ min: 0, max: 300 })
  .map((days) => new Date(Date.UTC(2026, 0, 10 + days)).toISOString().slice(0, 10));

const anEvent = fc.record({
  kind: fc.constantFrom('transfer', 'transfer', 'undone', 'credit', 'write_off'),
  // Of what is open, in percent.
  share: fc.integer({ min: 1, max: 100 }),
  on: aDay,
});

const aHistory = fc.array(
  fc.record({
    total: fc.integer({ min: 1_00, max: 900_00 }),
    on: aDay,
    events: fc.array(anEvent, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

type Event = { readonly kind: string; readonly share: number; readonly on: string };

async function happen({ id, number }: { id: number; number: string }, { kind, share, on }: Event) {
  const { rows } = await database.execute<{ open: string }>(
    sql`select open_cents as open from invoice_balances where invoice_id = ${id}`,
  );
  const amount = Math.floor((Number(rows[0]?.open ?? 0) * share) / 100);
  if (amount === 0) return;
  if (kind === 'credit') {
    const about = { kind: 'credit_note', creditedInvoiceId: id, cause: randomUUID() } as const;
    await anInvoiceOf(database, email, { ...about, issuedOn: on, dueOn: on, total: amount });
    return;
  }
  if (kind === 'write_off') {
    await database.execute(sql`
      insert into write_offs (invoice_id, key, written_off_on, amount_cents, reason, made_by)
      values (${id}, ${randomUUID()}, ${on}::date, ${amount}, 'failliet', 'test')`);
    return;
  }
  const booked = await transfer(number, amount, on);
  if (booked.kind !== 'booked') throw new Error(booked.problem.kind);
  if (kind === 'undone')
    await undoTransfer(
      desk.deps,
      { bookingId: booked.booking.id, reason: 'fout', key: randomUUID() },
      commandActor,
    );
}

describe('R12.4 a statement', () => {
  it('closes on what is open less what we owe, after whatever happened, and any period fits in', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, aDay, aDay, async (history, one, other) => {
        for (const { total, on, events } of history) {
          const invoice = await anInvoiceOf(database, email, { issuedOn: on, dueOn: on, total });
          for (const event of events) await happen(invoice, event);
        }
        const { rows } = await database.execute<{ open: string; balance: string }>(sql`
          select sum(open_cents) as open, sum(left_cents - received_cents) as balance
          from invoice_balances join invoices on id = invoice_id where company_id = ${companyId}`);
        const whole = await statementOf(companyId, '2000-01-01', today);
        expect(whole.opening).toBe(0);
        expect(whole.closing).toBe(Number(rows[0]?.balance));
        expect(whole.open.total).toBe(Number(rows[0]?.open));
        expect(whole.open.total - whole.open.credit).toBe(whole.closing);
        expect(await findCreditBalance(database, companyId)).toBe(whole.open.credit);
        const [from, until] = one < other ? ([one, other] as const) : ([other, one] as const);
        const part = await statementOf(companyId, from, until);
        const before = whole.rows.filter((row) => row.on < from).at(-1)?.balance ?? 0;
        expect(part.opening).toBe(before);
        expect(part.closing).toBe(whole.rows.filter((row) => row.on <= until).at(-1)?.balance ?? 0);
        expect(part.open.total - part.open.credit).toBe(part.closing);
      }),
      { numRuns: 6 },
    );
  });

  it('tells one payment for several once, and each invoice what it got of it', async () => {
    const of = demoAccounts.centimetres;
    const first = await anInvoiceOf(database, of, { issuedOn: '2026-11-02', total: 100_00 });
    const second = await anInvoiceOf(database, of, { issuedOn: '2026-11-03', total: 50_00 });
    const picked = await pickSeveral(database, [first, second]);
    await startAttempt(picked.desk.deps, picked.payment.token, 'ideal');
    const { providerId } = await picked.desk.attempt(picked.payment.id);
    await picked.desk.finish(providerId, 'paid');
    await hearWebhook(picked.desk.deps, providerId);
    const { rows, closing, opening } = await statementOf(first.companyId, '2026-11-01', today);
    expect(closing).toBe(opening);
    const [older, newer] = [first, second].toSorted((one, other) => one.id - other.id);
    expect(rows.map((row) => [describeMovement(row), row.amount, row.on])).toEqual([
      [`Factuur ${first.number}`, 100_00, '2026-11-02'],
      [`Factuur ${second.number}`, 50_00, '2026-11-03'],
      [`Betaling met iDEAL | Wero voor ${older?.number}, ${newer?.number}`, -150_00, '2026-11-16'],
    ]);
    const own = await findDueMovements(database, { invoiceId: second.id });
    expect(own.map(({ kind, amount, method, about }) => [kind, amount, method, about.length])).toEqual([
      ['invoice', 50_00, null, 0],
      ['payment', -50_00, 'ideal', 2],
    ]);
  });
});

it('R15.4 counts back from what is kept, which is one row for each thing that is owed and none for what is settled', async () => {
  const kept = async () => {
    const { rows } = await database.execute<{ dues: number; rows: number; settled: number }>(sql`
      select count(*)::integer as dues, coalesce(sum(of_due), 0)::integer as rows,
        count(*) filter (where cents = 0)::integer as settled
      from (
        select count(*) as of_due, sum(cents) as cents from ledger_sums
        group by company_id, due_order_id, due_invoice_id
      ) as dues`);
    return rows[0];
  };
  const periods = [
    ['2026-01-01', today],
    ['2026-06-01', '2026-08-31'],
    [today, today],
  ] as const;
  const told = () => Promise.all(periods.map(([from, until]) => statementOf(companyId, from, until)));
  for (const paid of [100_00, 40_00]) {
    const { number } = await anInvoiceOf(database, email, { total: 100_00 });
    await transfer(number, paid, '2026-10-20');
  }
  const [before, statements] = [await kept(), await told()];
  expect(before?.rows).toBeGreaterThan(before?.dues ?? 0);
  expect(before?.settled).toBeGreaterThan(0);
  await Promise.all([drawSumsTogether(database), drawSumsTogether(database)]);
  const after = await kept();
  expect(after?.rows).toBe(after?.dues);
  expect(after?.settled).toBe(0);
  expect(await told()).toEqual(statements);
  expect((await checkLedger(database)).differences).toEqual([]);
});
