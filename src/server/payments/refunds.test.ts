import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment, nobodyAnswers } from '#tests/support/started-payment.ts';
import { invoices } from '../database/schema/orders.ts';
import { paymentAttempts, refunds } from '../database/schema/payments.ts';
import { findPayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { refundsOf } from '../integrations/mollie-sandbox/sandbox-refunds.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { creditInvoice, refundOrder } from './give-back.ts';
import { hearWebhook } from './hear-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefund } from './send-refund.ts';

const { database } = await testDatabase();

async function aPaidInvoice() {
  const paid = await aPaidPayment(database);
  await paid.desk.work();
  const invoice = await issueInvoice(paid.desk.deps, paid.order.id);
  const credit = (euros: number, cause = `test:${invoice.id}:${euros}`) =>
    creditInvoice(paid.desk.deps, {
      invoice,
      wish: { kind: 'amount', amount: cents(euros * 100) },
      cause,
      isMoneyBack: true,
    });
  const hear = () => hearWebhook(paid.desk.deps, paid.attempt.providerId);
  return { ...paid, invoice, credit, hear };
}

async function creditsOf(invoiceId: number): Promise<readonly number[]> {
  const notes = await database
    .select({ total: invoices.total })
    .from(invoices)
    .where(eq(invoices.creditedInvoiceId, invoiceId))
    .orderBy(invoices.id);
  return notes.map(({ total }) => total);
}

async function atProvider(providerId: string): Promise<readonly number[]> {
  const payment = await findPayment(database, providerId, new Date());
  if (payment === null) throw new Error(`no payment ${providerId}`);
  return refundsOf(payment).map((refund) => refund.cents);
}

async function statusesOf(attemptId: string): Promise<readonly string[]> {
  const rows = await database.select().from(refunds).where(eq(refunds.attemptId, attemptId));
  return rows.map(({ status }) => status);
}

describe('one cause, one credit note: money we give back ourselves', () => {
  it('is given back once, and the news of it makes no second credit note', async () => {
    const { desk, payment, attempt, invoice, credit, hear } = await aPaidInvoice();
    await credit(50);
    await credit(50);
    await desk.work();
    await Promise.all([hear(), hear()]);
    await desk.work();
    expect(await creditsOf(invoice.id)).toEqual([50_00]);
    expect(await atProvider(attempt.providerId)).toEqual([50_00]);
    expect(await desk.statusOf(payment.id)).toBe('payment partially_refunded, order paid');
    expect(await statusesOf(attempt.id)).toEqual(['done']);
    expect(await desk.tasks(payment.id)).toEqual([]);
  });

  it('a refund at the dashboard makes exactly one, before, between and after ours', async () => {
    const { desk, payment, attempt, invoice, credit, hear } = await aPaidInvoice();
    await desk.refund(attempt.providerId, cents(10_00));
    await hear();
    await credit(50);
    // Ours has not been made yet, and another of the same amount has.
    await desk.refund(attempt.providerId, cents(50_00));
    await hear();
    await desk.work();
    await hear();
    await desk.refund(attempt.providerId, cents(20_00));
    await hear();
    await hear();
    await desk.work();
    expect([...(await creditsOf(invoice.id))].sort((one, other) => one - other)).toEqual([
      10_00, 20_00, 50_00, 50_00,
    ]);
    expect(await atProvider(attempt.providerId)).toEqual([10_00, 50_00, 50_00, 20_00]);
    expect(await desk.statusOf(payment.id)).toBe('payment partially_refunded, order paid');
  });

  it('several parts in a row and all at once come to what was paid', async () => {
    const { desk, payment, attempt, invoice, credit, hear } = await aPaidInvoice();
    await Promise.all([credit(50, 'one'), credit(60, 'two'), credit(70, 'three')]);
    const rest = await credit(14.46, 'four');
    expect(rest).toMatchObject({ kind: 'credited', refunded: 14_46 });
    expect(await credit(0.01, 'five')).toEqual({ kind: 'too_much', left: 0 });
    await desk.work();
    await hear();
    await desk.work();
    expect((await creditsOf(invoice.id)).toSorted((one, other) => one - other)).toEqual([
      14_46, 50_00, 60_00, 70_00,
    ]);
    expect(await desk.statusOf(payment.id)).toBe('payment refunded, order paid');
    expect(await statusesOf(attempt.id)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('is refused where the money is not there', async () => {
    const desk = new PaymentDesk(database);
    const invoice = await issueInvoice(desk.deps, (await anOrder(database)).id);
    const wish = { kind: 'amount', amount: cents(50_00) } as const;
    const credit = { invoice, wish, cause: 'unpaid', isMoneyBack: true };
    expect(await creditInvoice(desk.deps, credit)).toEqual({ kind: 'not_received', refundable: 0 });
    expect(await creditsOf(invoice.id)).toEqual([]);
  });

  it('a provider that is away is asked again, with the same key; an answer that is lost makes no second refund', async () => {
    const { desk, attempt, invoice, credit, hear } = await aPaidInvoice();
    await credit(50);
    const [refund] = await database.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
    const refundId = refund?.id ?? '';
    desk.fault = nobodyAnswers;
    await expect(sendRefund(desk.deps, refundId)).rejects.toThrow('unavailable');
    desk.fault = null;
    // Made, and killed before the answer was kept.
    const { paymentProvider } = desk.deps;
    const dying = {
      ...paymentProvider,
      createRefund: async (...request: Parameters<typeof paymentProvider.createRefund>) => {
        await paymentProvider.createRefund(...request);
        throw new Error('killed');
      },
    };
    await expect(sendRefund({ ...desk.deps, paymentProvider: dying }, refundId)).rejects.toThrow('killed');
    await hear();
    // The provider has forgotten the key by now.
    desk.pass(120);
    await Promise.all([sendRefund(desk.deps, refundId), sendRefund(desk.deps, refundId)]);
    await hear();
    await desk.work();
    expect(await atProvider(attempt.providerId)).toEqual([50_00]);
    expect(await creditsOf(invoice.id)).toEqual([50_00]);
  });

  it.each([
    ['refused at once', 14.22],
    ['that fails afterwards', 13.13],
  ])('a refund %s is a task, and paying it by hand makes no second credit note', async (_case, euros) => {
    const { desk, payment, attempt, invoice, credit, hear } = await aPaidInvoice();
    await credit(euros);
    await desk.work();
    desk.pass(5);
    await reconcilePayments(desk.deps);
    await hear();
    expect(await statusesOf(attempt.id)).toEqual(['failed']);
    expect(await desk.tasks(payment.id)).toMatchObject([
      { kind: 'refund_failed', amount: Math.round(euros * 100) },
    ]);
    await desk.refund(attempt.providerId, cents(Math.round(euros * 100)));
    await hear();
    await desk.work();
    expect(await creditsOf(invoice.id)).toEqual([Math.round(euros * 100)]);
  });

  it('a credit of more than is left is a task, not a job that never ends', async () => {
    const { desk, payment, attempt, invoice, hear } = await aPaidInvoice();
    const wish = { kind: 'amount', amount: invoice.total } as const;
    const all = { invoice, wish, cause: `without:${invoice.id}`, isMoneyBack: false };
    expect(await creditInvoice(desk.deps, all)).toMatchObject({ kind: 'credited', refunded: 0 });
    await desk.refund(attempt.providerId, cents(50_00));
    await hear();
    await desk.work();
    expect(await creditsOf(invoice.id)).toEqual([invoice.total]);
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'credit', amount: 50_00, details: 'nothing_left' },
    ]);
  });
});

describe('an order that is called off', () => {
  it('gives back all that was received and credits all that was invoiced, once', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database);
    const back = () => refundOrder(desk.deps, order.id, `cancel:${order.id}`);
    const [one, two] = await Promise.all([back(), back()]);
    expect(one.refunded).toBe(order.total);
    expect([one, two].filter(({ note }) => note !== null)).toHaveLength(1);
    await desk.work();
    await hearWebhook(desk.deps, attempt.providerId);
    await desk.work();
    const [invoice] = await database
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
      .orderBy(invoices.id);
    expect(await creditsOf(invoice?.id ?? 0)).toEqual([order.total]);
    expect(await atProvider(attempt.providerId)).toEqual([order.total]);
    expect(await desk.statusOf(payment.id)).toBe('payment refunded, order paid');
  });

  it('gives back the rest where a part went back before', async () => {
    const { desk, order, attempt, invoice, credit } = await aPaidInvoice();
    await credit(50);
    await desk.work();
    await refundOrder(desk.deps, order.id, `cancel:${order.id}`);
    await desk.work();
    expect(await creditsOf(invoice.id)).toEqual([50_00, order.total - 50_00]);
    expect(await atProvider(attempt.providerId)).toEqual([50_00, order.total - 50_00]);
  });

  it('has nothing to give back where nothing came in', async () => {
    const desk = new PaymentDesk(database);
    const order = await anOrder(database);
    expect(await refundOrder(desk.deps, order.id, 'nothing')).toEqual({ note: null, refunded: 0 });
    expect(await database.$count(invoices, eq(invoices.orderId, order.id))).toBe(0);
  });

  it('leaves alone what the bank took back', async () => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await refundOrder(desk.deps, order.id, `cancel:${order.id}`)).toMatchObject({ refunded: 0 });
    const [kept] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
    expect(kept?.refunded).toBe(0);
  });
});
