import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, orderEvents } from '../database/schema/orders.ts';
import { findPayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { refundsOf } from '../integrations/mollie-sandbox/sandbox-refunds.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { callOffOrder } from './call-off-order.ts';

const { database } = await testDatabase();
const asked = { kind: 'cancelled', reason: 'op verzoek van de klant' } as const;

async function mailsAbout(orderId: number) {
  return database
    .select()
    .from(mails)
    .where(and(like(mails.dedupeKey, 'order-%'), like(mails.dedupeKey, `%:${orderId}`)));
}

describe('an order that is called off', () => {
  it('paid and not made yet: money, credit note and mail, each once, however often it is asked', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database);
    const answers = await Promise.all([1, 2, 3].map(() => callOffOrder(desk.deps, order.id, asked)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['called_off', 'unlawful', 'unlawful']);
    await desk.work();
    await hearWebhook(desk.deps, attempt.providerId);
    await desk.work();
    expect(await desk.statusOf(payment.id)).toBe('payment refunded, order cancelled');
    const atProvider = await findPayment(database, attempt.providerId, desk.time);
    expect(atProvider && refundsOf(atProvider).map(({ cents }) => cents)).toEqual([order.total]);
    const documents = await database.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['credit_note', order.total],
    ]);
    const [mail, ...others] = await mailsAbout(order.id);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('op verzoek van de klant');
    expect(mail?.text).toContain('€ 194,46');
    expect(await database.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))).toMatchObject([
      { kind: 'cancelled', reason: 'op verzoek van de klant' },
    ]);
    expect(await desk.tasks(payment.id)).toEqual([]);
  });

  it('while somebody is paying: what still comes in is kept as a surplus and becomes a task', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment(database);
    expect(await callOffOrder(desk.deps, order.id, asked)).toMatchObject({ isBeingPaid: true, refunded: 0 });
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment void, order cancelled');
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: order.total, details: 'no_longer_due' },
    ]);
  });

  it('while nobody finishes paying: the attempt is closed at the provider too', async () => {
    const { desk, order, attempt } = await aStartedPayment(database);
    await callOffOrder(desk.deps, order.id, asked);
    desk.pass(5);
    await reconcilePayments(desk.deps);
    expect((await findPayment(database, attempt.providerId, desk.time))?.state.status).toBe('canceled');
  });

  it('charged back: there is nothing to give back, and the dispute that is won later is a surplus', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await callOffOrder(desk.deps, order.id, asked)).toMatchObject({ refunded: 0 });
    desk.pass(60);
    await desk.winDispute(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.tasks(payment.id)).toContainEqual({
      kind: 'surplus',
      amount: order.total,
      details: 'no_longer_due',
    });
  });

  it.each(['in_production', 'shipped', 'completed', 'cancelled'] as const)(
    'not when it is %s',
    async (status) => {
      const desk = new PaymentDesk(database);
      const { id } = await anOrder(database, { status });
      expect(await callOffOrder(desk.deps, id, asked)).toEqual({ kind: 'unlawful', status });
      expect(await mailsAbout(id)).toEqual([]);
    },
  );
});
