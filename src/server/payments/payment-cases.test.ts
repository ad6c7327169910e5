import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { hostedPage, PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentEvents, payments } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { cancelOrder, moveOrder } from '../orders/move-order.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { checkPayment } from './ask-provider.ts';
import { createPayment } from './create-payment.ts';
import { creditRefund } from './credit-refund.ts';
import { findPaymentByToken } from './find-payment.ts';
import { hearWebhook } from './hear-webhook.ts';
import { listMethods } from './present-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { startAttempt } from './start-attempt.ts';

const { database } = await testDatabase();

const nobodyAnswers = () => Promise.resolve(new Response('', { status: 503 }));

async function aStartedPayment(options: { country?: 'NL' | 'BE'; method?: 'ideal' | 'creditcard' } = {}) {
  const desk = new PaymentDesk(database);
  const { order, payment } = await anOpenPayment(database, options);
  await startAttempt(desk.deps, payment.token, options.method ?? 'ideal');
  const attempt = await desk.attempt(payment.id);
  return { desk, order, payment, attempt };
}

async function aPaidPayment(options: Parameters<typeof aStartedPayment>[0] = {}) {
  const started = await aStartedPayment(options);
  await started.desk.finish(started.attempt.providerId, 'paid');
  await hearWebhook(started.desk.deps, started.attempt.providerId);
  return started;
}

describe('payment case 1: webhook and return in any order, or no webhook', () => {
  it('webhook first', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    await checkPayment(desk.deps, payment.id);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  });

  it('return first', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    await checkPayment(desk.deps, payment.id);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  });

  it('a webhook that overtakes the answer to our own request', async () => {
    const desk = new PaymentDesk(database);
    const { payment } = await anOpenPayment(database);
    const { paymentProvider } = desk.deps;
    const impatient = {
      ...paymentProvider,
      create: async (...request: Parameters<typeof paymentProvider.create>) => {
        const answer = await paymentProvider.create(...request);
        if (answer.kind !== 'payment') throw new Error(answer.kind);
        await desk.finish(answer.payment.id, 'paid');
        expect(await hearWebhook(desk.deps, answer.payment.id)).toBe('applied');
        return answer;
      },
    };
    const started = await startAttempt({ ...desk.deps, paymentProvider: impatient }, payment.token, 'ideal');
    expect(started).toEqual({ kind: 'closed' });
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  });

  it('no webhook: reconciliation asks', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    await reconcilePayments(desk.deps);
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    desk.pass(1);
    await reconcilePayments(desk.deps);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('neither webhook nor payer: the attempt expires', async () => {
    const { desk, payment } = await aStartedPayment();
    desk.pass(16);
    await reconcilePayments(desk.deps);
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'expired' });
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
  });
});

describe('payment case 2: repeated, simultaneous and disordered webhooks', () => {
  it('ten at once are one payment, one mail, one invoice', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    await Promise.all(Array.from({ length: 10 }, () => hearWebhook(desk.deps, attempt.providerId)));
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
    expect(await database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`))).toBe(1);
    expect(await database.$count(paymentEvents, eq(paymentEvents.attemptId, attempt.id))).toBe(11);
    expect(await desk.tasks(payment.id)).toEqual([]);
  });

  it('news that is older than what we know changes nothing', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    const old = await desk.deps.paymentProvider.find(attempt.providerId);
    if (old.kind !== 'payment') throw new Error(old.kind);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    await applyProviderState(desk.deps, attempt.id, old.payment, 'webhook');
    await applyProviderState(desk.deps, attempt.id, { ...old.payment, status: 'expired' }, 'webhook');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'paid' });
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('paid wins over expired', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    const open = await desk.deps.paymentProvider.find(attempt.providerId);
    if (open.kind !== 'payment') throw new Error(open.kind);
    await applyProviderState(desk.deps, attempt.id, { ...open.payment, status: 'expired' }, 'webhook');
    await applyProviderState(desk.deps, attempt.id, { ...open.payment, status: 'paid' }, 'webhook');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });
});

describe('payment case 3: money for what is no longer due', () => {
  it('an order that was cancelled meanwhile', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment();
    expect(await cancelOrder(database, order.id, desk.time)).toBe(true);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment void, order cancelled');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'paid', isSurplus: true });
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: order.total, details: 'no_longer_due' },
    ]);
    expect(desk.jobs('issue-invoice')).toEqual([]);
    expect(desk.jobs('send-mail')).toHaveLength(1);
  });

  it('a late payment after a second attempt was begun', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    desk.pass(1);
    await startAttempt(desk.deps, payment.token, 'bancontact');
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['paid', 'open']);
    expect(await desk.tasks(payment.id)).toEqual([]);
  });
});

describe('payment case 4: two attempts paid', () => {
  it('in turn: the second is a surplus', async () => {
    const { desk, order, payment } = await aPaidPayment();
    const other = await anotherPaidAttempt(desk, payment.id);
    await hearWebhook(desk.deps, other);
    await expectOneSurplus(desk, payment.id, order.total);
  });

  it('at the same moment: exactly one of them is a surplus', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment();
    const other = await anotherPaidAttempt(desk, payment.id);
    await desk.finish(attempt.providerId, 'paid');
    await Promise.all([hearWebhook(desk.deps, attempt.providerId), hearWebhook(desk.deps, other)]);
    await expectOneSurplus(desk, payment.id, order.total);
  });

  it('one that is still open when the other has paid is closed, so that it cannot be', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    desk.pass(1);
    await startAttempt(desk.deps, payment.token, 'bancontact');
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    desk.pass(1);
    await reconcilePayments(desk.deps);
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['paid', 'canceled']);
  });

  // As in a second tab that was opened before the first had paid.
  async function anotherPaidAttempt(desk: PaymentDesk, paymentId: number): Promise<string> {
    const [payment] = await database.select().from(payments).where(eq(payments.id, paymentId));
    if (payment === undefined) throw new Error('no payment');
    const created = await desk.insertAttempt(payment, 'bancontact');
    await desk.finish(created, 'paid');
    return created;
  }

  async function expectOneSurplus(desk: PaymentDesk, paymentId: number, amount: number): Promise<void> {
    expect(await desk.statusOf(paymentId)).toBe('payment paid, order paid');
    const surplus = (await desk.attempts(paymentId)).map(({ status, isSurplus }) => ({ status, isSurplus }));
    expect(surplus).toContainEqual({ status: 'paid', isSurplus: true });
    expect(surplus).toContainEqual({ status: 'paid', isSurplus: false });
    expect(await desk.tasks(paymentId)).toEqual([{ kind: 'surplus', amount, details: 'paid_twice' }]);
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  }
});

describe('payment case 5: what does not match is not believed', () => {
  it.each([
    ['amount', { amount: cents(1) }],
    ['currency', { currency: 'USD' }],
    ['mode', { mode: 'live' }],
    ['reference', { reference: 'somebody else' }],
  ] as const)('another %s', async (field, overrides) => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    const answer = await desk.deps.paymentProvider.find(attempt.providerId);
    if (answer.kind !== 'payment') throw new Error(answer.kind);
    const forged = { ...answer.payment, ...overrides };
    await applyProviderState(desk.deps, attempt.id, forged, 'webhook');
    await applyProviderState(desk.deps, attempt.id, forged, 'webhook');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'open' });
    expect(await desk.tasks(payment.id)).toEqual([{ kind: 'mismatch', amount: 0, details: field }]);
  });
});

describe('payment case 6: the amount changes after the attempt', () => {
  it('cancels the old attempt and asks the new amount', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await database
      .update(payments)
      .set({ amount: cents(25_000) })
      .where(eq(payments.id, payment.id));
    desk.pass(1);
    const started = await startAttempt(desk.deps, payment.token, 'ideal');
    const [old, fresh] = await desk.attempts(payment.id);
    expect(old).toMatchObject({ id: attempt.id, status: 'canceled', amount: payment.amount });
    expect(fresh).toMatchObject({ status: 'open', amount: 25_000 });
    expect(started).toEqual({ kind: 'checkout', url: hostedPage(fresh?.providerId ?? '') });
  });

  it('waits for an old attempt that can no longer be cancelled', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'pending');
    await hearWebhook(desk.deps, attempt.providerId);
    await database
      .update(payments)
      .set({ amount: cents(25_000) })
      .where(eq(payments.id, payment.id));
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({ kind: 'in_progress' });
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'pending' });
  });

  it('keeps money of the old amount as a surplus', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    await database
      .update(payments)
      .set({ amount: cents(25_000) })
      .where(eq(payments.id, payment.id));
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: payment.amount, details: 'amount_changed' },
    ]);
  });
});

describe('payment case 7: double click', () => {
  it('twenty at once make one attempt and one checkout', async () => {
    const desk = new PaymentDesk(database);
    const { payment } = await anOpenPayment(database);
    const started = await Promise.all(
      Array.from({ length: 20 }, () => startAttempt(desk.deps, payment.token, 'ideal')),
    );
    const { providerId } = await desk.attempt(payment.id);
    for (const one of started) expect(one).toEqual({ kind: 'checkout', url: hostedPage(providerId) });
  });

  it('a later click gets the same checkout while it is open, and a new one after that', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    desk.pass(10);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({
      kind: 'checkout',
      url: hostedPage(attempt.providerId),
    });
    desk.pass(10);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('the database itself refuses a second live attempt', async () => {
    const { desk, payment } = await aStartedPayment();
    await expect(desk.insertAttempt(payment, 'ideal')).rejects.toThrow();
  });
});

describe('payment case 8: not paid', () => {
  it.each(['canceled', 'expired', 'failed'] as const)(
    '%s leaves the payment open for another try',
    async (status) => {
      const { desk, payment, attempt } = await aStartedPayment({ method: 'creditcard' });
      await desk.finish(attempt.providerId, status, status === 'failed' ? 'card_expired' : null);
      await hearWebhook(desk.deps, attempt.providerId);
      expect(await desk.attempt(payment.id)).toMatchObject({
        status,
        failureReason: status === 'failed' ? 'card_expired' : null,
      });
      expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
      expect(await startAttempt(desk.deps, payment.token, 'creditcard')).toMatchObject({ kind: 'checkout' });
    },
  );
});

describe('payment case 9: pending', () => {
  it('waits, releases nothing for production, and does not begin again', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'pending');
    await checkPayment(desk.deps, payment.id);
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await moveOrder(database, order.id, 'in_production', desk.time)).toBe(false);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({ kind: 'in_progress' });
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'pending' });
  });
});

describe('payment case 10: the provider is away', () => {
  it('keeps the attempt and makes one payment when it is back', async () => {
    const desk = new PaymentDesk(database);
    const { payment } = await anOpenPayment(database);
    desk.fault = nobodyAnswers;
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({ kind: 'unavailable' });
    expect(await desk.attempts(payment.id)).toMatchObject([{ status: 'creating', providerId: null }]);
    expect(desk.reports).toHaveLength(1);
    desk.fault = null;
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect(await desk.attempts(payment.id)).toHaveLength(1);
  });

  it('an answer that got lost: the repeated request is the same payment', async () => {
    const desk = new PaymentDesk(database);
    const { payment } = await anOpenPayment(database);
    const { paymentProvider } = desk.deps;
    const ids: string[] = [];
    const forgetful = {
      ...paymentProvider,
      create: async (...request: Parameters<typeof paymentProvider.create>) => {
        const answer = await paymentProvider.create(...request);
        if (answer.kind === 'payment') ids.push(answer.payment.id);
        return { kind: 'unreachable', detail: 'timeout' } as const;
      },
    };
    await startAttempt({ ...desk.deps, paymentProvider: forgetful }, payment.token, 'ideal');
    await startAttempt(desk.deps, payment.token, 'ideal');
    expect(await desk.attempt(payment.id)).toMatchObject({ providerId: ids[0] });
  });

  it('a request that is an hour old is not repeated', async () => {
    const desk = new PaymentDesk(database);
    const { payment } = await anOpenPayment(database);
    desk.fault = nobodyAnswers;
    await startAttempt(desk.deps, payment.token, 'ideal');
    desk.fault = null;
    desk.pass(61);
    await startAttempt(desk.deps, payment.token, 'ideal');
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('a webhook is refused, so that it comes again', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    desk.fault = nobodyAnswers;
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('unavailable');
    desk.fault = null;
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('an attempt the provider has never heard of makes way for a new one', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    desk.fault = (request) =>
      Promise.resolve(request.url.endsWith(attempt.providerId) ? new Response('{}', { status: 404 }) : null);
    desk.pass(1);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });
});

describe('payment case 11: chargeback', () => {
  it('holds an order that is not cut yet, and tells staff once', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment({ method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await Promise.all([
      hearWebhook(desk.deps, attempt.providerId),
      hearWebhook(desk.deps, attempt.providerId),
    ]);
    expect(await desk.statusOf(payment.id)).toBe('payment charged_back, order paid');
    expect(await moveOrder(database, order.id, 'in_production', desk.time)).toBe(false);
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'charged_back', amount: order.total, details: '' },
    ]);
  });

  it('comes too late for an order in production, but staff still hear of it', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment({ method: 'creditcard' });
    expect(await moveOrder(database, order.id, 'in_production', desk.time)).toBe(true);
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    const [held] = await database.select({ at: orders.heldAt }).from(orders).where(eq(orders.id, order.id));
    expect(held).toEqual({ at: null });
    expect(await desk.tasks(payment.id)).toHaveLength(1);
  });
});

describe('payment case 12: refund', () => {
  it('makes a credit note for each part, once', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment();
    await desk.refund(attempt.providerId, cents(50_00));
    await hearWebhook(desk.deps, attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment partially_refunded, order paid');
    await desk.refund(attempt.providerId, cents(order.total - 50_00));
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment refunded, order paid');
    const cause = `refund:${attempt.id}`;
    expect(desk.jobs('issue-credit-note')).toEqual([
      { paymentId: payment.id, amount: 50_00, cause: `${cause}:5000` },
      { paymentId: payment.id, amount: order.total - 50_00, cause: `${cause}:${order.total}` },
    ]);
    for (const amount of [cents(50_00), cents(order.total - 50_00)]) {
      const refund = { paymentId: payment.id, amount, cause: `${cause}:${amount}` };
      await creditRefund(desk.deps, refund);
      await creditRefund(desk.deps, refund);
    }
    const documents = await database
      .select({ kind: invoices.kind, net: invoices.net, vat: invoices.vat, total: invoices.total })
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
      .orderBy(invoices.id);
    expect(documents).toEqual([
      { kind: 'invoice', net: 160_71, vat: 33_75, total: 194_46 },
      { kind: 'credit_note', net: 41_32, vat: 8_68, total: 50_00 },
      { kind: 'credit_note', net: 119_39, vat: 25_07, total: 144_46 },
    ]);
  });
});

describe('payment case 13: a link that is used again', () => {
  it('begins nothing when it is paid, cancelled or expired', async () => {
    const { desk, payment } = await aPaidPayment();
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toEqual({ kind: 'closed' });

    const { order, payment: cancelled } = await anOpenPayment(database);
    await cancelOrder(database, order.id, desk.time);
    expect(await startAttempt(desk.deps, cancelled.token, 'ideal')).toEqual({ kind: 'closed' });

    const expired = await createPayment(
      database,
      { kind: 'order', orderId: (await anOrder(database)).id },
      desk.time,
    );
    expect(await startAttempt(desk.deps, expired.token, 'ideal')).toEqual({ kind: 'closed' });
    expect(await startAttempt(desk.deps, 'nobody-knows-this-token', 'ideal')).toEqual({ kind: 'closed' });
  });
});

describe('payment case 14: forged webhooks', () => {
  it('an id that does not exist has no effect', async () => {
    const desk = new PaymentDesk(database);
    expect(await hearWebhook(desk.deps, 'tr_doesnotexist')).toBe('not_ours');
  });

  it('a payment of somebody else with the same account has none either', async () => {
    const desk = new PaymentDesk(database);
    const answer = await desk.deps.paymentProvider.create({
      amount: cents(100),
      method: 'ideal',
      description: 'another shop',
      redirectUrl: 'http://localhost/',
      webhookUrl: 'http://localhost/',
      country: 'NL',
      reference: crypto.randomUUID(),
    });
    if (answer.kind !== 'payment') throw new Error(answer.kind);
    await desk.finish(answer.payment.id, 'paid');
    expect(await hearWebhook(desk.deps, answer.payment.id)).toBe('not_ours');
  });

  it('an open payment cannot be talked into being paid', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
  });
});

describe('payment case 15: more than a method can take', () => {
  async function aLargePayment(desk: PaymentDesk) {
    const subject = { kind: 'other', description: 'Aanbetaling', amount: cents(1_000_001) } as const;
    const { token } = await createPayment(database, subject, null);
    const payment = await findPaymentByToken(desk.deps.database, token);
    if (payment === null) throw new Error('no payment');
    return payment;
  }

  it('the method is not offered', async () => {
    const desk = new PaymentDesk(database);
    expect(await listMethods(desk.deps, await aLargePayment(desk))).toEqual(['iDeal', 'Bancontact']);
  });

  it('all are offered while the provider does not say', async () => {
    const desk = new PaymentDesk(database);
    desk.fault = nobodyAnswers;
    expect(await listMethods(desk.deps, await aLargePayment(desk))).toEqual([
      'iDeal',
      'Creditcard',
      'Bancontact',
    ]);
  });

  it('the provider refuses it, and another method still works', async () => {
    const desk = new PaymentDesk(database);
    const { id, token } = await aLargePayment(desk);
    expect(await startAttempt(desk.deps, token, 'creditcard')).toEqual({ kind: 'refused' });
    expect(await startAttempt(desk.deps, token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect((await desk.attempts(id)).map(({ status }) => status).toSorted()).toEqual(['failed', 'open']);
  });
});

describe('money and orders agree when the process dies between any two steps', () => {
  it('a transaction that breaks leaves nothing half done, and the next news repairs it', async () => {
    const { desk, payment, attempt } = await aStartedPayment();
    await desk.finish(attempt.providerId, 'paid');
    const dying = {
      ...desk.deps,
      jobs: { enqueue: () => Promise.reject(new Error('killed')) },
    };
    await expect(hearWebhook(dying, attempt.providerId)).rejects.toThrow('killed');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`))).toBe(0);
    desk.pass(5);
    await reconcilePayments(desk.deps);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(await database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`))).toBe(1);
  });

  it('an invoice that is paid releases the order behind it', async () => {
    const desk = new PaymentDesk(database);
    const order = await anOrder(database);
    const { id: invoiceId } = await issueInvoice(desk.deps, order.id);
    const payment = await createPayment(database, { kind: 'invoice', invoiceId }, null);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    const [paid] = await database
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, order.id));
    expect(paid).toEqual({ status: 'paid' });
    expect(desk.jobs('issue-invoice')).toEqual([]);
  });
});
