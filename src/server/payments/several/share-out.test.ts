import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  anInvoice,
  beginSeveral,
  openOf,
  paySeveral,
  pickSeveral,
  sharesOf,
} from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { mails } from '../../database/schema/operations.ts';
import { orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import { type Invoice, issueInvoice } from '../../invoices/issue-invoice.ts';
import { createPayment } from '../create-payment.ts';
import { findPaymentById } from '../find-payment.ts';
import { hearWebhook } from '../hear-webhook.ts';
import { paymentStateOf } from '../payment-state.ts';
import { startAttempt } from '../start-attempt.ts';

const { database } = await testDatabase();

async function threeInvoices(): Promise<readonly [Invoice, Invoice, Invoice]> {
  return [
    await anInvoice(database, 100_00, '2026-11-20'),
    await anInvoice(database, 50_00, '2026-11-25'),
    await anInvoice(database, 25_00, '2026-12-01'),
  ];
}

async function tasksOf(paymentId: number) {
  const found = await database
    .select({ kind: staffTasks.kind, amount: staffTasks.amount, details: staffTasks.details })
    .from(staffTasks)
    .innerJoin(payments, eq(payments.id, staffTasks.paymentId))
    .where(eq(payments.ofPaymentId, paymentId));
  return found;
}

describe('R12.4 one payment for several invoices, paid', () => {
  it('heard four times at once pays each of them once, whole', async () => {
    const picked = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, picked);
    await desk.finish(attempt.providerId, 'paid');
    await Promise.all([1, 2, 3, 4].map(() => hearWebhook(desk.deps, attempt.providerId)));
    expect(await openOf(database, picked)).toEqual([0, 0, 0]);
    const shares = await sharesOf(database, payment.id);
    expect(shares.map(({ amount, isPart, isSurplus }) => ({ amount, isPart, isSurplus }))).toEqual([
      { amount: 100_00, isPart: false, isSurplus: false },
      { amount: 50_00, isPart: false, isSurplus: false },
      { amount: 25_00, isPart: false, isSurplus: false },
    ]);
    expect((await findPaymentById(database, payment.id))?.status).toBe('paid');
    const thanks = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `payment-received:${payment.id}`));
    expect(thanks).toHaveLength(1);
    for (const { number } of picked) expect(thanks[0]?.text).toContain(number);
    for (const { paymentId } of shares)
      expect(await database.$count(mails, eq(mails.dedupeKey, `payment-received:${paymentId}`))).toBe(0);
    expect(await tasksOf(payment.id)).toEqual([]);
  });

  it('heard after one of them was credited in part is spread, the oldest first, and the rest is kept', async () => {
    const picked = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, picked);
    const wish = { kind: 'amount', amount: cents(40_00) } as const;
    await issueCreditNote(desk.deps, { invoiceId: picked[0].id, wish, cause: `test:${payment.id}` });
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await openOf(database, picked)).toEqual([0, 0, 0]);
    const shares = await sharesOf(database, payment.id);
    expect(shares.map(({ amount, isSurplus }) => [amount, isSurplus])).toEqual([
      [60_00, false],
      [50_00, false],
      [25_00, false],
      [40_00, true],
    ]);
    expect(await tasksOf(payment.id)).toEqual([{ kind: 'surplus', amount: 40_00, details: 'more_than_due' }]);
    const [thanks] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `payment-received:${payment.id}`));
    expect(thanks?.text).toContain('Te veel betaald: € 40,00');
    const page = textOf(
      await (await testApp(database).app.request(`/payment/${payment.token}/terug`)).text(),
    );
    expect(page).toContain('Een deel ervan hoefde niet meer te worden betaald');
    expect(page).toMatch(/Betaald € 175,00 incl\. btw Te veel, gaat terug € 40,00/);
  });

  it('that is less than is open by now pays the oldest in part, and its own link asks for the rest', async () => {
    const picked = await threeInvoices();
    const [one, two, three] = picked;
    const fourth = await anInvoice(database, 10_00, '2026-12-02');
    const link = await createPayment(database, { kind: 'invoice', invoiceId: one.id }, null);
    const early = await beginSeveral(database, [one, two]);
    const { desk, payment } = await pickSeveral(database, [one, three, fourth]);
    // Begun while the first two were paid, it asks for the third and fourth only; then the bank takes those back.
    await early.desk.finish(early.attempt.providerId, 'paid');
    await hearWebhook(early.desk.deps, early.attempt.providerId);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const attempt = await desk.attempt(payment.id);
    expect(attempt.amount).toBe(35_00);
    await early.desk.chargeBack(early.attempt.providerId);
    await hearWebhook(early.desk.deps, early.attempt.providerId);
    expect(await openOf(database, picked)).toEqual([100_00, 50_00, 25_00]);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await openOf(database, [one, three, fourth])).toEqual([65_00, 25_00, 10_00]);
    expect(await sharesOf(database, payment.id)).toMatchObject([{ amount: 35_00, isPart: true }]);
    expect((await findPaymentById(database, link.id))?.amount).toBe(65_00);
  });
});

describe('R12.4 no invoice is settled twice', () => {
  it('by the payment for several and its own link at the same moment', async () => {
    const picked = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, picked);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: picked[1].id }, null);
    await startAttempt(desk.deps, link.token, 'ideal');
    const single = await desk.attempt(link.id);
    await desk.finish(attempt.providerId, 'paid');
    await desk.finish(single.providerId, 'paid');
    const both = [attempt.providerId, single.providerId];
    await Promise.all([...both, ...both].map((providerId) => hearWebhook(desk.deps, providerId)));
    expect(await openOf(database, picked)).toEqual([0, 0, 0]);
    const ofLink = await desk.tasks(link.id);
    const ofShares = await tasksOf(payment.id);
    const tasks = [...ofLink, ...ofShares];
    expect(tasks.map(({ kind, amount }) => [kind, amount])).toEqual([['surplus', 50_00]]);
  });

  it('by two payments that share one, both paid at once', async () => {
    const [one, two, three] = await threeInvoices();
    const first = await beginSeveral(database, [one, two]);
    const second = await beginSeveral(database, [two, three]);
    await first.desk.finish(first.attempt.providerId, 'paid');
    await second.desk.finish(second.attempt.providerId, 'paid');
    await Promise.all(
      [first, second, first, second].map(({ desk, attempt }) => hearWebhook(desk.deps, attempt.providerId)),
    );
    expect(await openOf(database, [one, two, three])).toEqual([0, 0, 0]);
    const tasks = [...(await tasksOf(first.payment.id)), ...(await tasksOf(second.payment.id))];
    expect(tasks.map(({ kind, amount }) => [kind, amount])).toEqual([['surplus', 50_00]]);
  });

  it('by two attempts of the same payment: all of the second is too much', async () => {
    const picked = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, picked);
    const other = await desk.insertAttempt(payment, 'ideal');
    await desk.finish(attempt.providerId, 'paid');
    await desk.finish(other, 'paid');
    await Promise.all([attempt.providerId, other].map((id) => hearWebhook(desk.deps, id)));
    expect(await openOf(database, picked)).toEqual([0, 0, 0]);
    const tasks = await tasksOf(payment.id);
    expect(tasks).toEqual([{ kind: 'surplus', amount: 175_00, details: 'paid_twice' }]);
  });

  it('after all of them were paid in another way: the payment is too much, and says so', async () => {
    const [one, two] = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, [one, two]);
    const again = await beginSeveral(database, [one, two, await anInvoice(database, 10_00)]);
    await again.desk.finish(again.attempt.providerId, 'paid');
    await hearWebhook(again.desk.deps, again.attempt.providerId);
    const found = await findPaymentById(database, payment.id);
    if (found === null) throw new Error('gone');
    expect(paymentStateOf(found, [], desk.time)).toBe('paid');
    expect((await startAttempt(desk.deps, payment.token, 'ideal')).kind).toBe('closed');
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await tasksOf(payment.id)).toEqual([{ kind: 'surplus', amount: 150_00, details: 'paid_twice' }]);
  });

  it('an invoice that was credited whole while the payer was at the bank gets nothing', async () => {
    const [one, two] = await threeInvoices();
    const { desk, payment, attempt } = await beginSeveral(database, [one, two]);
    await desk.finish(attempt.providerId, 'paid');
    const wish = { kind: 'amount', amount: cents(100_00) } as const;
    const credit = issueCreditNote(desk.deps, { invoiceId: one.id, wish, cause: `whole:${payment.id}` });
    await Promise.all([credit, hearWebhook(desk.deps, attempt.providerId)]);
    expect(await openOf(database, [one, two])).toEqual([0, 0]);
    const shares = await sharesOf(database, payment.id);
    expect(shares.reduce((total, { amount }) => total + amount, 0)).toBe(150_00);
  });
});

describe('R12.4 an order whose invoice is open again after a chargeback', () => {
  it('goes on when a share pays it, and waits again when the bank takes that back', async () => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    const invoice = await issueInvoice(desk.deps, order.id);
    const isHeld = async () => {
      const [found] = await database.select().from(orders).where(eq(orders.id, order.id));
      return found?.heldAt !== null;
    };
    await desk.chargeBack(attempt.providerId);
    desk.pass(1);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await isHeld()).toBe(true);
    const picked = [invoice, await anInvoice(database, 10_00)];
    const { dispute } = await paySeveral(database, picked);
    expect(await openOf(database, picked)).toEqual([0, 0]);
    expect(await isHeld()).toBe(false);
    await dispute(invoice.total + 10_00);
    expect(await openOf(database, picked)).toEqual([invoice.total, 10_00]);
    expect(await isHeld()).toBe(true);
  });
});
