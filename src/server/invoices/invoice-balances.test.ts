import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoiceQueues, openOf, standingOf } from '#domain/invoice/standing.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { listReceived } from '../payments/received.ts';
import { dueOf } from './due.ts';
import { listCreditNotes } from './find-credit.ts';
import { countInvoices, isInQueue } from './invoice-queues.ts';
import { type Invoice, issueInvoice } from './issue-invoice.ts';

const { database } = await testDatabase();

async function balanceOf({ id }: Invoice) {
  const [balance] = await database.select().from(invoiceBalances).where(eq(invoiceBalances.invoiceId, id));
  if (balance === undefined) throw new Error('no balance');
  return balance;
}

// Three ways to the same sums: the kept row, the view, and the domain on what the code reads.
async function expectSound(invoice: Invoice) {
  const kept = await balanceOf(invoice);
  const { rows } = await database.execute(
    sql`select left_cents::int as left, received_cents::int as received, open_cents::int as open
      from computed_invoice_balances where invoice_id = ${invoice.id}`,
  );
  const { left, received, open } = kept;
  expect({ left, received, open }).toEqual(rows[0]);
  const notes = await listCreditNotes(database, invoice.id);
  const counted = {
    left: cents(invoice.total - sum(notes.map(({ total }) => total))),
    received: totalRefundable(await listReceived(database, dueOf(invoice))),
  };
  expect({ left, received, open }).toEqual({ ...counted, open: openOf(counted) });
  return kept;
}

async function aPaidInvoice() {
  const started = await aPaidPayment(database, { method: 'creditcard' });
  const invoice = await issueInvoice(started.desk.deps, started.order.id);
  return { ...started, invoice };
}

describe('R11.6 what is open of an invoice', () => {
  it('is all of it until somebody pays, and nothing after that', async () => {
    const { desk } = await aPaidPayment(database);
    const unpaid = await issueInvoice(desk.deps, (await anOrder(database)).id);
    expect(await expectSound(unpaid)).toMatchObject({ open: 194_46, received: 0, kind: 'invoice' });
    const { invoice } = await aPaidInvoice();
    expect(await expectSound(invoice)).toMatchObject({ open: 0, received: 194_46, left: 194_46 });
  });

  it('follows a credit with its refund, and one without', async () => {
    const { desk, invoice } = await aPaidInvoice();
    const wish = (amount: number) => ({ kind: 'amount', amount: cents(amount) }) as const;
    const credit = { invoice, wish: wish(50_00), cause: `test:${invoice.id}`, isMoneyBack: true };
    await creditInvoice(desk.deps, credit);
    expect(await expectSound(invoice)).toMatchObject({ left: 144_46, received: 144_46, open: 0 });
    await creditInvoice(desk.deps, { ...credit, cause: `more:${invoice.id}`, isMoneyBack: false });
    expect(await expectSound(invoice)).toMatchObject({ left: 94_46, received: 144_46, open: 0 });
    await creditInvoice(desk.deps, { ...credit, wish: wish(94_46), cause: `rest:${invoice.id}` });
    const kept = await expectSound(invoice);
    expect([kept.left, standingOf(kept, '2026-11-16')]).toEqual([0, 'credited']);
  });

  it('is due again when the bank takes it back, and paid when the dispute is won', async () => {
    const { desk, invoice, attempt } = await aPaidInvoice();
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await expectSound(invoice)).toMatchObject({ open: 194_46, received: 0 });
    desk.pass(1);
    await desk.winDispute(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await expectSound(invoice)).toMatchObject({ open: 0 });
  });

  it('a refund at the provider’s and its credit note come to the same', async () => {
    const { desk, invoice, attempt } = await aPaidInvoice();
    await desk.refund(attempt.providerId, cents(20_00));
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await expectSound(invoice)).toMatchObject({ open: 20_00 });
    await desk.work();
    expect(await expectSound(invoice)).toMatchObject({ open: 0, left: 174_46 });
  });
});

it('R11.6 every invoice is in the queue of its standing and in no other', async () => {
  const { desk } = await aPaidInvoice();
  await issueInvoice(desk.deps, (await anOrder(database)).id);
  const later = '2027-03-01';
  for (const today of ['2026-11-16', later]) {
    const all = await database.select().from(invoiceBalances);
    for (const queue of invoiceQueues) {
      const found = await database.select().from(invoiceBalances).where(isInQueue(queue, today));
      const expected = all.filter(({ kind, open, ...row }) => {
        if (queue === 'credit_note' || kind === 'credit_note') return kind === queue;
        return queue === 'unpaid' ? open > 0 : standingOf({ open, ...row }, today) === queue;
      });
      expect(found.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(
        expected.map(({ invoiceId }) => invoiceId).toSorted(),
      );
    }
  }
  expect(await countInvoices(database, 'overdue', new Date(`${later}T12:00:00Z`))).toBeGreaterThan(0);
  expect(await countInvoices(database, 'overdue', new Date('2026-11-02T12:00:00Z'))).toBe(0);
});
