import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices } from '../database/schema/orders.ts';
import { paymentAttempts, paymentEvents, payments } from '../database/schema/payments.ts';
import { demoInvoice } from '../database/seed/demo-order.ts';
import { cancelOrder } from '../orders/move-order.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { checkPayment } from './ask-provider.ts';
import { hearWebhook } from './hear-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { startAttempt } from './start-attempt.ts';

const { database } = await testDatabase();

it('R12.3 who pays an invoice that has no document yet is thanked with one', async () => {
  const desk = new PaymentDesk(database);
  await startAttempt(desk.deps, demoInvoice.paymentToken, 'ideal');
  const [invoice] = await database.select().from(invoices).where(eq(invoices.number, demoInvoice.number));
  const [payment] = await database
    .select()
    .from(payments)
    .where(eq(payments.token, demoInvoice.paymentToken));
  const { providerId } = await desk.attempt(payment?.id ?? 0);
  await desk.finish(providerId, 'paid');
  await hearWebhook(desk.deps, providerId);
  // The mail waits for it, and nobody else makes it.
  expect(desk.jobs('make-invoice-documents')).toEqual([{ invoiceId: invoice?.id }]);
  const [mail] = await database
    .select()
    .from(mails)
    .where(eq(mails.invoiceId, invoice?.id ?? 0));
  expect(mail).toMatchObject({ dedupeKey: `payment-received:${payment?.id}`, status: 'queued' });
});

describe('payment case 1: webhook and return in any order, or no webhook', () => {
  it('webhook first', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
    await desk.finish(attempt.providerId, 'paid');
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    await checkPayment(desk.deps, payment.id);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  });

  it('return first', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
    await desk.finish(attempt.providerId, 'paid');
    await reconcilePayments(desk.deps);
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    desk.pass(1);
    await reconcilePayments(desk.deps);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('neither webhook nor payer: the attempt expires', async () => {
    const { desk, payment } = await aStartedPayment(database);
    desk.pass(16);
    await reconcilePayments(desk.deps);
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'expired' });
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
  });
});

describe('payment case 2: repeated, simultaneous and disordered webhooks', () => {
  it('ten at once are one payment, one mail, one invoice', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
    await desk.finish(attempt.providerId, 'paid');
    await Promise.all(Array.from({ length: 10 }, () => hearWebhook(desk.deps, attempt.providerId)));
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
    expect(await database.$count(mails, eq(mails.dedupeKey, `payment-received:${payment.id}`))).toBe(1);
    expect(await database.$count(paymentEvents, eq(paymentEvents.attemptId, attempt.id))).toBe(11);
    expect(await desk.tasks(payment.id)).toEqual([]);
  });

  it('news that is older than what we know changes nothing', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
    const open = await desk.deps.paymentProvider.find(attempt.providerId);
    if (open.kind !== 'payment') throw new Error(open.kind);
    await applyProviderState(desk.deps, attempt.id, { ...open.payment, status: 'expired' }, 'webhook');
    await applyProviderState(desk.deps, attempt.id, { ...open.payment, status: 'paid' }, 'webhook');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });
});

describe('payment case 3: money for what is no longer due', () => {
  it('an order that was cancelled meanwhile', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment(database);
    expect(await cancelOrder(database, order.id, desk.time)).toBe(true);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.statusOf(payment.id)).toBe('payment void, order cancelled');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'paid', isSurplus: true });
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: order.total, details: 'no_longer_due' },
    ]);
    expect(desk.jobs('issue-invoice')).toEqual([]);
    // To the owner and the bookkeeper.
    expect(desk.jobs('send-mail')).toHaveLength(2);
  });

  it('a late payment after a second attempt was begun', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    const { desk, order, payment } = await aPaidPayment(database);
    const other = await anotherPaidAttempt(desk, payment.id);
    await hearWebhook(desk.deps, other);
    await expectOneSurplus(desk, payment.id, order.total);
  });

  it('at the same moment: exactly one of them is a surplus', async () => {
    const { desk, order, payment, attempt } = await aStartedPayment(database);
    const other = await anotherPaidAttempt(desk, payment.id);
    await desk.finish(attempt.providerId, 'paid');
    await Promise.all([hearWebhook(desk.deps, attempt.providerId), hearWebhook(desk.deps, other)]);
    await expectOneSurplus(desk, payment.id, order.total);
  });

  it('one that is still open when the other has paid is closed, so that it cannot be', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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
    ['amount', { amount: cents(1) }, 'ander bedrag; gevraagd € 194,46, gemeld € 0,01'],
    ['currency', { currency: 'USD' }, 'andere munt; gevraagd € 194,46, gemeld 194,46 USD'],
    [
      'mode',
      { mode: 'live' },
      'testbetaling in een echte winkel of andersom; gevraagd € 194,46, gemeld € 194,46',
    ],
    ['reference', { reference: 'somebody else' }, 'andere verwijzing; gevraagd € 194,46, gemeld € 194,46'],
  ] as const)('another %s', async (_field, overrides, details) => {
    const { desk, payment, attempt } = await aStartedPayment(database);
    await desk.finish(attempt.providerId, 'paid');
    const answer = await desk.deps.paymentProvider.find(attempt.providerId);
    if (answer.kind !== 'payment') throw new Error(answer.kind);
    const forged = { ...answer.payment, ...overrides };
    await applyProviderState(desk.deps, attempt.id, forged, 'webhook');
    await applyProviderState(desk.deps, attempt.id, forged, 'webhook');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'open' });
    const amount = forged.currency === 'EUR' ? forged.amount : null;
    expect(await desk.tasks(payment.id)).toEqual([{ kind: 'mismatch', amount, details }]);
  });
});

describe('payment case 14: forged webhooks', () => {
  it('an id that does not exist has no effect', async () => {
    const desk = new PaymentDesk(database);
    expect(await hearWebhook(desk.deps, 'tr_doesnotexist')).toBe('not_ours');
  });

  it('an id that cannot be ours is not asked of the provider, however many come', async () => {
    const desk = new PaymentDesk(database);
    await aStartedPayment(database);
    const asked: string[] = [];
    desk.fault = ({ url }) => {
      asked.push(url);
      return Promise.resolve(null);
    };
    // Of an hour in which every request was answered.
    await database
      .update(paymentAttempts)
      .set({ status: 'failed' })
      .where(isNull(paymentAttempts.providerId));
    expect(await hearWebhook(desk.deps, 'tr_doesnotexist')).toBe('not_ours');
    expect(asked).toEqual([]);
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
    const { desk, payment, attempt } = await aStartedPayment(database);
    expect(await hearWebhook(desk.deps, attempt.providerId)).toBe('applied');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
  });
});
