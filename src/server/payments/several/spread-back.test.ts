import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anInvoice, openOf, paySeveral, sharesOf } from '#tests/support/several.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices } from '../../database/schema/orders.ts';
import { payments, refunds } from '../../database/schema/payments.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { listCreditNotes } from '../../invoices/find-credit.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { commandActor } from '../../logbook/write-logbook.ts';
import { createPayment } from '../create-payment.ts';
import { findPaymentById } from '../find-payment.ts';
import { creditInvoice } from '../give-back.ts';
import { hearWebhook } from '../hear-webhook.ts';
import { isPayable } from '../payment-state.ts';
import { reconcilePayments } from '../reconcile-payments.ts';
import { giveSurplusBack } from '../refund-by-task.ts';
import { startAttempt } from '../start-attempt.ts';

const { database } = await testDatabase();

async function twoPaid() {
  const picked: readonly [Invoice, Invoice] = [
    await anInvoice(database, 100_00, '2026-11-20'),
    await anInvoice(database, 50_00, '2026-11-25'),
  ];
  return { picked, ...(await paySeveral(database, picked)) };
}

const gone = (shares: Awaited<ReturnType<typeof sharesOf>>) =>
  shares.map(({ status, chargedBack }) => `${status} ${chargedBack}`);

function disputes(attemptId: string) {
  return database
    .select({ amount: staffTasks.amount, doneAt: staffTasks.doneAt })
    .from(staffTasks)
    .where(and(eq(staffTasks.kind, 'charged_back'), eq(staffTasks.attemptId, attemptId)));
}

describe('R12.4 what a bank takes back of one payment for several', () => {
  it('in part is taken from the newest invoice, which is open again, with one task', async () => {
    const { picked, payment, attempt, dispute, hear } = await twoPaid();
    await dispute(30_00);
    await hear();
    expect(await openOf(database, picked)).toEqual([0, 30_00]);
    expect(gone(await sharesOf(database, payment.id))).toEqual(['paid 0', 'charged_back 3000']);
    expect(await disputes(attempt.id)).toEqual([{ amount: 30_00, doneAt: null }]);
    const ofShares = await database
      .select({ id: staffTasks.id })
      .from(staffTasks)
      .innerJoin(payments, eq(payments.id, staffTasks.paymentId))
      .where(eq(payments.ofPaymentId, payment.id));
    expect(ofShares).toEqual([]);
    expect((await findPaymentById(database, payment.id))?.status).toBe('charged_back');
  });

  it('whole opens all of them, and they are payable again; won, they are paid again', async () => {
    const { picked, desk, payment, attempt, dispute } = await twoPaid();
    await dispute(150_00);
    expect(await openOf(database, picked)).toEqual([100_00, 50_00]);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: picked[0].id }, null);
    const payable = async () => {
      const found = await findPaymentById(database, link.id);
      return found !== null && isPayable(found, desk.time);
    };
    expect(await payable()).toBe(true);
    await dispute(40_00);
    // The oldest gets its money back first.
    expect(await openOf(database, picked)).toEqual([0, 40_00]);
    expect(await payable()).toBe(false);
    expect((await startAttempt(desk.deps, link.token, 'ideal')).kind).toBe('closed');
    await dispute(0);
    expect(await openOf(database, picked)).toEqual([0, 0]);
    const shares = await sharesOf(database, payment.id);
    expect(gone(shares)).toEqual(['paid 0', 'paid 0']);
    expect(shares.map(({ isPart }) => isPart)).toEqual([false, false]);
    expect((await findPaymentById(database, payment.id))?.status).toBe('paid');
    expect((await disputes(attempt.id)).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it('and gives back after one was paid anew is a surplus of that one', async () => {
    const { picked, desk, payment, dispute } = await twoPaid();
    await dispute(150_00);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: picked[1].id }, null);
    await startAttempt(desk.deps, link.token, 'ideal');
    const { providerId } = await desk.attempt(link.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    await dispute(0);
    expect(await openOf(database, picked)).toEqual([0, 0]);
    const [, share] = await sharesOf(database, payment.id);
    expect(await desk.tasks(share?.paymentId ?? 0)).toEqual([
      { kind: 'surplus', amount: 50_00, details: 'paid_twice' },
    ]);
  });
});

describe('R12.4 what is given back of one payment for several', () => {
  it('for one of the invoices is asked of the one payment at the provider, and is understood when told', async () => {
    const { picked, desk, payment, attempt, hear } = await twoPaid();
    const credited = await creditInvoice(desk.deps, {
      invoice: picked[0],
      wish: { kind: 'amount', amount: cents(40_00) },
      cause: `refund-of-one:${picked[0].id}`,
      isMoneyBack: true,
    });
    expect(credited).toMatchObject({ kind: 'credited', refunded: 40_00 });
    await desk.work();
    await hear();
    await hear();
    const shares = await sharesOf(database, payment.id);
    expect(
      shares.map(({ status, refunded, refundedElsewhere }) => [status, refunded, refundedElsewhere]),
    ).toEqual([
      ['partially_refunded', 40_00, 0],
      ['paid', 0, 0],
    ]);
    const [refund] = await database
      .select()
      .from(refunds)
      .where(eq(refunds.attemptId, shares[0]?.attemptId ?? ''));
    expect(refund).toMatchObject({ amount: 40_00, status: 'done' });
    const [whole] = await desk.attempts(payment.id);
    expect(whole).toMatchObject({ id: attempt.id, refunded: 40_00, refundedElsewhere: 0 });
    // One credit note, and no second one for what the provider told.
    expect(await listCreditNotes(database, picked[0].id)).toHaveLength(1);
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, picked[1].id))).toBe(0);
    expect(await openOf(database, picked)).toEqual([0, 0]);
    expect((await findPaymentById(database, payment.id))?.status).toBe('partially_refunded');
  });

  it('at the dashboard is credited on the newest first, each invoice once', async () => {
    const { picked, desk, payment, providerId, hear } = await twoPaid();
    await desk.refund(providerId, cents(70_00));
    await hear();
    await hear();
    await desk.work();
    const notes = await Promise.all(picked.map(({ id }) => listCreditNotes(database, id)));
    expect(notes.map((own) => own.map(({ total }) => total))).toEqual([[20_00], [50_00]]);
    expect(await openOf(database, picked)).toEqual([0, 0]);
    const shares = await sharesOf(database, payment.id);
    expect(shares.map(({ status }) => status)).toEqual(['partially_refunded', 'refunded']);
  });

  it('of what was too much goes back once, to who paid it', async () => {
    const [one, two] = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
    const first = await paySeveral(database, [one, two]);
    const other = await first.desk.insertAttempt(first.payment, 'ideal');
    await first.desk.finish(other, 'paid');
    await hearWebhook(first.desk.deps, other);
    const rest = (await sharesOf(database, first.payment.id)).at(-1);
    expect(rest).toMatchObject({ amount: 150_00, isSurplus: true });
    const [task] = await database
      .select()
      .from(staffTasks)
      .where(and(eq(staffTasks.attemptId, rest?.attemptId ?? ''), isNull(staffTasks.doneAt)));
    expect(await giveSurplusBack(first.desk.deps, task?.id ?? 0, commandActor)).toEqual({
      kind: 'on_its_way',
      amount: 150_00,
    });
    await first.desk.work();
    await hearWebhook(first.desk.deps, other);
    const [refund] = await database
      .select()
      .from(refunds)
      .where(eq(refunds.attemptId, rest?.attemptId ?? ''));
    expect(refund?.status).toBe('done');
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `refund-done:${refund?.id}`));
    expect(mail?.recipient).toBe(one.customer.email);
    expect(await openOf(database, [one, two])).toEqual([0, 0]);
    expect((await sharesOf(database, first.payment.id)).at(-1)).toMatchObject({ refunded: 150_00 });
  });

  it('is in the payout that the provider tells of the payment itself, days later', async () => {
    const { desk, payment, attempt } = await twoPaid();
    desk.pass(3 * 24 * 60);
    const asked: string[] = [];
    desk.fault = (request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(null);
    };
    await reconcilePayments(desk.deps);
    expect(asked.filter((path) => path.endsWith(attempt.providerId))).toHaveLength(1);
    const [whole] = await desk.attempts(payment.id);
    expect(whole?.settlement).toMatch(/^stl_/);
    const shares = await sharesOf(database, payment.id);
    expect(shares.map(({ settlement }) => settlement)).toEqual([whole?.settlement, whole?.settlement]);
  });
});
