import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { hostedPage, PaymentDesk } from '#tests/support/payment-desk.ts';
import { aStartedPayment, nobodyAnswers } from '#tests/support/started-payment.ts';
import { payments } from '../database/schema/payments.ts';
import { moveOrder } from '../orders/move-order.ts';
import { checkPayment } from './ask-provider.ts';
import { createPayment } from './create-payment.ts';
import { findPaymentByToken } from './find-payment.ts';
import { hearWebhook } from './hear-webhook.ts';
import { listMethods } from './present-payment.ts';
import { startAttempt } from './start-attempt.ts';

const { database } = await testDatabase();

describe('payment case 6: the amount changes after the attempt', () => {
  it('cancels the old attempt and asks the new amount', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment } = await aStartedPayment(database);
    await expect(desk.insertAttempt(payment, 'ideal')).rejects.toThrow();
  });
});

describe('payment case 8: not paid', () => {
  it.each(['canceled', 'expired', 'failed'] as const)(
    '%s leaves the payment open for another try',
    async (status) => {
      const { desk, payment, attempt } = await aStartedPayment(database, { method: 'creditcard' });
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
    const { desk, order, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
    await desk.finish(attempt.providerId, 'paid');
    desk.fault = nobodyAnswers;
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('unavailable');
    desk.fault = null;
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('an attempt the provider has never heard of makes way for a new one', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
    desk.fault = (request) =>
      Promise.resolve(request.url.endsWith(attempt.providerId) ? new Response('{}', { status: 404 }) : null);
    desk.pass(1);
    expect(await startAttempt(desk.deps, payment.token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect((await desk.attempts(payment.id)).map(({ status }) => status)).toEqual(['expired', 'open']);
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

  it('the method is shown with its limit, and cannot be chosen', async () => {
    const desk = new PaymentDesk(database);
    expect(await listMethods(desk.deps, await aLargePayment(desk))).toEqual([
      { name: 'iDeal', mostCents: 5_000_000, isAvailable: true },
      { name: 'Creditcard', mostCents: 1_000_000, isAvailable: false },
      { name: 'Bancontact', mostCents: 5_000_000, isAvailable: true },
    ]);
  });

  it('all are offered while the provider does not say', async () => {
    const desk = new PaymentDesk(database);
    desk.fault = nobodyAnswers;
    expect(await listMethods(desk.deps, await aLargePayment(desk))).toEqual(
      ['iDeal', 'Creditcard', 'Bancontact'].map((name) => ({ name, mostCents: null, isAvailable: true })),
    );
  });

  it('the provider refuses it, and another method still works', async () => {
    const desk = new PaymentDesk(database);
    const { id, token } = await aLargePayment(desk);
    expect(await startAttempt(desk.deps, token, 'creditcard')).toEqual({ kind: 'refused' });
    expect(await startAttempt(desk.deps, token, 'ideal')).toMatchObject({ kind: 'checkout' });
    expect((await desk.attempts(id)).map(({ status }) => status).toSorted()).toEqual(['failed', 'open']);
  });
});
