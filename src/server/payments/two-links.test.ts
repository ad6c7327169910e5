import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../database/schema/operations.ts';
import { orders } from '../database/schema/orders.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { cancelOrder } from '../orders/move-order.ts';
import { findOrderPayment } from '../orders/order-payment.ts';
import { createPayment, type PayableSubject } from './create-payment.ts';
import type { Payment } from './find-payment.ts';
import { hearWebhook } from './hear-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { startAttempt } from './start-attempt.ts';

const { database } = await testDatabase();

async function anInvoicedOrder() {
  const desk = new PaymentDesk(database);
  const order = await anOrder(database);
  const invoice = await issueInvoice(desk.deps, order.id);
  const begin = async (subject: PayableSubject) => {
    const payment = await createPayment(database, subject, null);
    await startAttempt(desk.deps, payment.token, 'ideal');
    return { payment, providerId: (await desk.attempt(payment.id)).providerId };
  };
  const forOrder = () => begin({ kind: 'order', orderId: order.id });
  const forInvoice = () => begin({ kind: 'invoice', invoiceId: invoice.id });
  const credit = (amount: number) =>
    issueCreditNote(desk.deps, {
      invoiceId: invoice.id,
      wish: { kind: 'amount', amount: cents(amount) },
      cause: `test:${invoice.id}:${amount}`,
    });
  const { app } = testApp(database, desk.deps);
  const page = async ({ token }: Payment) => {
    const answer = await app.request(`/payment/${token}`);
    return `${answer.status} ${(await answer.text()).replaceAll('&nbsp;', ' ')}`;
  };
  return { desk, order, invoice, forOrder, forInvoice, credit, page };
}

type Begun = Awaited<ReturnType<Awaited<ReturnType<typeof anInvoicedOrder>>['forOrder']>>;

async function thanks(...begun: readonly Begun[]): Promise<number> {
  const counts = await Promise.all(
    begun.map(({ payment }) => database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`))),
  );
  return counts.reduce((total, count) => total + count, 0);
}

describe('two links of one order, both paid', () => {
  it('at once: one of the order, one of its invoice; one settles, the other is a surplus', () =>
    areBothPaid('forOrder', 'forInvoice'));

  it.each(['forOrder', 'forInvoice'] as const)(
    'at once: two %s; one settles, the other is a surplus',
    { tags: ['thorough'] },
    (link) => areBothPaid(link, link),
  );

  async function areBothPaid(first: 'forOrder' | 'forInvoice', second: 'forOrder' | 'forInvoice') {
    const opened = await anInvoicedOrder();
    const { desk, order, page } = opened;
    const both = [await opened[first](), await opened[second]()];
    for (const { providerId } of both) await desk.finish(providerId, 'paid');
    await Promise.all([...both, ...both].map(({ providerId }) => hearWebhook(desk.deps, providerId)));
    const attempts = await Promise.all(both.map(({ payment }) => desk.attempt(payment.id)));
    expect(attempts.map(({ isSurplus }) => isSurplus).toSorted()).toEqual([false, true]);
    const tasks = await Promise.all(both.map(({ payment }) => desk.tasks(payment.id)));
    expect(tasks.flat()).toEqual([{ kind: 'surplus', amount: order.total, details: 'paid_twice' }]);
    expect(await thanks(...both)).toBe(1);
    const [row] = await database.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.status).toBe('paid');
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid', payPath: null });
    const surplus = both.find((_, index) => attempts[index]?.isSurplus);
    if (surplus === undefined) throw new Error('no surplus');
    expect(await page(surplus.payment)).toContain('Te veel betaald');
  }

  it('a link that another made needless says so, begins nothing and is cancelled at the provider', async () => {
    const { desk, forOrder, forInvoice, page } = await anInvoicedOrder();
    const [first, second] = [await forOrder(), await forInvoice()];
    await desk.finish(first.providerId, 'paid');
    await hearWebhook(desk.deps, first.providerId);
    expect(await page(second.payment)).toMatch(/^200 [\s\S]*Al betaald/);
    expect(await startAttempt(desk.deps, second.payment.token, 'creditcard')).toEqual({ kind: 'closed' });
    await reconcilePayments(desk.deps);
    expect(await desk.attempt(second.payment.id)).toMatchObject({ status: 'canceled' });
  });
});

describe('a link of what was credited', () => {
  it.each(['forOrder', 'forInvoice'] as const)('asks for what is open (%s)', async (link) => {
    const opened = await anInvoicedOrder();
    const { desk, order, credit, page } = opened;
    const { payment, providerId } = await opened[link]();
    await credit(94_46);
    expect(await page(payment)).toMatch(/^200 [\s\S]*Te betalen[\s\S]*€ 100,00/);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'open', dueCents: 100_00 });
    // What was begun for the old amount is not used again.
    desk.pass(1);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const attempts = await desk.attempts(payment.id);
    expect(attempts.map(({ status, amount }) => [status, amount])).toEqual([
      ['canceled', 194_46],
      ['open', 100_00],
    ]);
    const [, fresh] = attempts;
    await desk.finish(fresh?.providerId ?? '', 'paid');
    await hearWebhook(desk.deps, fresh?.providerId ?? '');
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid' });
    expect(await hearWebhook(desk.deps, providerId)).toBe('applied');
  });

  it('says that nothing is open once all is credited; who pays all the same has paid too much', async () => {
    const { desk, invoice, forInvoice, credit, page } = await anInvoicedOrder();
    const [idle, late] = [await forInvoice(), await forInvoice()];
    await desk.finish(late.providerId, 'paid');
    await credit(invoice.total);
    expect(await page(idle.payment)).toMatch(
      /^410 [\s\S]*Deze betaallink is niet meer geldig[\s\S]*Er staat niets meer open\./,
    );
    expect(await startAttempt(desk.deps, idle.payment.token, 'ideal')).toEqual({ kind: 'closed' });
    await reconcilePayments(desk.deps);
    expect(await desk.attempt(idle.payment.id)).toMatchObject({ status: 'canceled' });
    await hearWebhook(desk.deps, late.providerId);
    expect(await desk.tasks(late.payment.id)).toEqual([
      { kind: 'surplus', amount: invoice.total, details: 'no_longer_due' },
    ]);
    expect(await page(late.payment)).toContain('Te veel betaald');
  });

  it('the old amount paid after a part was credited is a surplus', async () => {
    const { desk, forOrder, credit } = await anInvoicedOrder();
    const { payment, providerId } = await forOrder();
    await desk.finish(providerId, 'paid');
    await credit(94_46);
    await hearWebhook(desk.deps, providerId);
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: 194_46, details: 'amount_changed' },
    ]);
  });
});

it('no link of an order that was cancelled can be paid, that of its invoice included', async () => {
  const { desk, order, forOrder, forInvoice, page } = await anInvoicedOrder();
  const both = [await forOrder(), await forInvoice()];
  await cancelOrder(database, order.id, desk.time);
  for (const { payment } of both) {
    expect(await page(payment)).toMatch(/^410 [\s\S]*niet meer geldig[\s\S]*geannuleerd/);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({ kind: 'closed' });
  }
  expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'void', payPath: null });
  await reconcilePayments(desk.deps);
  for (const { payment } of both)
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'canceled' });
});

describe('a link after money went back says what is true', () => {
  async function aPaidLink(method: 'ideal' | 'creditcard') {
    const opened = await anInvoicedOrder();
    const { desk, order } = opened;
    const payment = await createPayment(database, { kind: 'order', orderId: order.id }, null);
    await startAttempt(desk.deps, payment.token, method);
    const { providerId } = await desk.attempt(payment.id);
    await desk.finish(providerId, 'paid');
    const hear = () => hearWebhook(desk.deps, providerId);
    await hear();
    return { ...opened, payment, providerId, hear };
  }

  it('a part, then all of it', async () => {
    const { desk, payment, providerId, hear, page, order } = await aPaidLink('ideal');
    expect(await page(payment)).toContain('Al betaald');
    await desk.refund(providerId, cents(50_00));
    await hear();
    const part = await page(payment);
    expect(part).toContain('Betaald en deels terugbetaald');
    expect(part).toMatch(/Terugbetaald[\s\S]*€ 50,00/);
    expect(part).not.toContain('Al betaald');
    await desk.refund(providerId, cents(order.total - 50_00));
    await hear();
    const all = await page(payment);
    expect(all).toContain('helemaal terugbetaald');
    expect(all).not.toContain('Al betaald');
  });

  it('taken back by the bank, and paid anew by another link', async () => {
    const { desk, payment, providerId, hear, page, forOrder } = await aPaidLink('creditcard');
    await desk.chargeBack(providerId);
    await hear();
    expect(await page(payment)).toContain('Betaling teruggedraaid');
    const anew = await forOrder();
    await desk.finish(anew.providerId, 'paid');
    await hearWebhook(desk.deps, anew.providerId);
    expect(await desk.attempt(anew.payment.id)).toMatchObject({ isSurplus: false });
    expect(await page(payment)).toContain('Al betaald');
  });
});
