import { randomUUID } from 'node:crypto';
import { and, eq, isNull, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { changePayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { type Invoice, issueInvoice } from '../invoices/issue-invoice.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { writeOffInvoice } from '../invoices/write-off.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { makePaymentLink } from '../orders/make-payment-link.ts';
import { cancelOrder, moveOrder } from '../orders/move-order.ts';
import { findOrderPayment } from '../orders/order-payment.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { bookTransfer } from './book-transfer.ts';
import { createPayment } from './create-payment.ts';
import { creditRefund } from './credit-refund.ts';
import { creditInvoice, refundAmount } from './give-back.ts';
import { hearWebhook } from './hear-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { giveSurplusBack } from './refund-by-task.ts';
import { startAttempt } from './start-attempt.ts';

const { database } = await testDatabase();

type Meanwhile = (deps: PaymentDependencies, invoice: Invoice, amount: Cents) => Promise<unknown>;

const meanwhile: Readonly<Record<'credited' | 'transferred' | 'written off', Meanwhile>> = {
  credited: (deps, invoice, amount) => {
    const wish = { kind: 'amount', amount } as const;
    return creditInvoice(deps, { invoice, wish, cause: randomUUID(), isMoneyBack: false });
  },
  transferred: (deps, { number }, amount) => {
    const told = { bookedOn: '2026-11-16', payer: 'Klant', description: '', keepsRest: false };
    const transfer = { ...told, key: randomUUID(), amount, parts: [{ number, amount }] };
    return bookTransfer(deps, transfer, commandActor);
  },
  'written off': (deps, invoice, amount) => {
    const wanted = { invoice, amount, reason: 'Rest', key: randomUUID(), seen: invoice.total };
    return writeOffInvoice(deps, wanted, commandActor);
  },
};

describe('payment case 11: chargeback', () => {
  it('holds an order that is not cut yet, and tells staff once', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
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

  it('is over when the order is paid anew: the hold is lifted, and the open link is the one that counts', async () => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({
      state: 'charged_back',
      payPath: null,
    });
    const again = await createPayment(database, { kind: 'order', orderId: order.id }, null);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({
      state: 'open',
      payPath: `/payment/${again.token}`,
    });
    await startAttempt(desk.deps, again.token, 'ideal');
    const { providerId } = await desk.attempt(again.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid', payPath: null });
    expect(await moveOrder(database, order.id, 'in_production', desk.time)).toBe(true);
  });

  it('R11.6 is thanked for when it is paid anew, and nobody promises to make what is on its way', async () => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await moveOrder(database, order.id, 'in_production', desk.time);
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    const again = await createPayment(database, { kind: 'order', orderId: order.id }, null);
    await startAttempt(desk.deps, again.token, 'ideal');
    const { providerId } = await desk.attempt(again.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    const thanks = await database
      .select({ text: mails.text })
      .from(mails)
      .where(and(eq(mails.aboutOrderId, order.id), like(mails.dedupeKey, 'payment-received:%')))
      .orderBy(mails.id);
    expect(thanks.map(({ text }) => text.includes('Wij gaan uw horren maken'))).toEqual([true, false]);
  });

  it('is over when the dispute is won: the hold is lifted, the task is done and the money counts again', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    desk.pass(60 * 24 * 30);
    await desk.winDispute(attempt.providerId);
    await Promise.all([1, 2].map(() => hearWebhook(desk.deps, attempt.providerId)));
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(
      await database.$count(staffTasks, and(eq(staffTasks.paymentId, payment.id), isNull(staffTasks.doneAt))),
    ).toBe(0);
    expect(await moveOrder(database, order.id, 'in_production', desk.time)).toBe(true);
  });

  it('in two parts, the second after the first was paid anew: all that is open is asked for by one link', async () => {
    const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.work();
    const dispute = async (amount: number) => {
      desk.pass(1);
      const disputed = () => ({ chargedBackCents: amount });
      await changePayment(database, attempt.providerId, desk.time, disputed);
      await hearWebhook(desk.deps, attempt.providerId);
    };
    const link = async () => {
      const subject = { kind: 'order', number: order.number } as const;
      const request = { subject, expiresAt: null, mail: null, key: null };
      const made = await makePaymentLink(desk.deps, request, commandActor);
      if (made.kind !== 'link') throw new Error(made.why);
      return made.payment;
    };
    const pay = async ({ token, id }: { readonly token: string; readonly id: number }) => {
      await startAttempt(desk.deps, token, 'ideal');
      const { providerId } = await desk.attempt(id);
      await desk.finish(providerId, 'paid');
      await hearWebhook(desk.deps, providerId);
    };
    await dispute(40_00);
    const first = await link();
    expect(first.amount).toBe(40_00);
    await pay(first);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid' });
    await dispute(100_00);
    const second = await link();
    expect(second.amount).toBe(60_00);
    // Won in part: what was paid anew makes up for the rest again.
    await dispute(40_00);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid' });
    // Nobody has paid the link yet, and more goes: it asks for more.
    await dispute(order.total);
    expect(await link()).toMatchObject({ id: second.id, amount: order.total - 40_00 });
    await pay(second);
    expect(await findOrderPayment(desk.deps, order)).toMatchObject({ state: 'paid' });
    expect(await openAmountOf(database, { orderId: order.id })).toBe(0);
    expect((await checkLedger(database)).differences).toEqual([]);
  });

  it('stays when an answer from before it arrives late', async () => {
    const { desk, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    desk.pass(1);
    const before = await desk.deps.paymentProvider.find(attempt.providerId);
    const askedAt = desk.time;
    desk.pass(1);
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    if (before.kind !== 'payment') throw new Error(before.kind);
    await applyProviderState(desk.deps, attempt.id, before.payment, 'webhook', askedAt);
    expect(await desk.statusOf(payment.id)).toBe('payment charged_back, order paid');
  });

  it('won after the order was paid anew leaves money that is nobody’s', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await desk.chargeBack(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    const again = await createPayment(database, { kind: 'order', orderId: order.id }, null);
    await startAttempt(desk.deps, again.token, 'ideal');
    const { providerId } = await desk.attempt(again.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    desk.pass(60);
    await desk.winDispute(attempt.providerId);
    await hearWebhook(desk.deps, attempt.providerId);
    expect(await desk.tasks(payment.id)).toContainEqual({
      kind: 'surplus',
      amount: order.total,
      details: 'paid_twice',
    });
  });

  it.each(['credited', 'transferred', 'written off'] as const)(
    'R11.6 won after some of it was %s: what is not due any more is told, and goes back once',
    async (what) => {
      const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
      const invoice = await issueInvoice(desk.deps, order.id);
      await desk.chargeBack(attempt.providerId);
      await hearWebhook(desk.deps, attempt.providerId);
      await meanwhile[what](desk.deps, invoice, cents(50_00));
      desk.pass(60);
      await desk.winDispute(attempt.providerId);
      await hearWebhook(desk.deps, attempt.providerId);
      expect(await desk.tasks(payment.id)).toContainEqual({
        ...{ kind: 'surplus', amount: 50_00, details: 'more_than_due' },
      });
      const isOfPayment = and(eq(staffTasks.kind, 'surplus'), eq(staffTasks.paymentId, payment.id));
      const [task] = await database.select().from(staffTasks).where(isOfPayment);
      // Twenty of it in another way.
      const refund = { orderId: order.id, amount: cents(20_00), cause: randomUUID(), reason: '' };
      expect(await refundAmount(desk.deps, refund)).toMatchObject({ kind: 'refunded', note: null });
      expect(await giveSurplusBack(desk.deps, task?.id ?? 0, commandActor)).toEqual({
        ...{ kind: 'on_its_way', amount: 30_00 },
      });
    },
  );

  it('and a start of production at once: one of them is first, and nothing is cut of a held order', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { desk, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
      await desk.chargeBack(attempt.providerId);
      const [isMoved] = await Promise.all([
        moveOrder(database, order.id, 'in_production', desk.time),
        hearWebhook(desk.deps, attempt.providerId),
      ]);
      const [found] = await database.select().from(orders).where(eq(orders.id, order.id));
      expect([isMoved, found?.status, found?.heldAt === null]).toEqual(
        isMoved ? [true, 'in_production', true] : [false, 'paid', false],
      );
    }
  });

  it('comes too late for an order in production, but staff still hear of it', async () => {
    const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
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
    const { desk, order, payment, attempt } = await aPaidPayment(database);
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
    const { desk, payment } = await aPaidPayment(database);
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

describe('money and orders agree when the process dies between any two steps', () => {
  it('a transaction that breaks leaves nothing half done, and the next news repairs it', async () => {
    const { desk, payment, attempt } = await aStartedPayment(database);
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

it('R11.6 which payout a payment came with is asked once a day, until the provider tells it', async () => {
  const { desk, payment, attempt } = await aPaidPayment(database);
  const { paymentProvider } = desk.deps;
  const asked: string[] = [];
  const find = (id: string) => {
    asked.push(id);
    return paymentProvider.find(id);
  };
  const deps = { ...desk.deps, paymentProvider: { ...paymentProvider, find } };
  const ofThis = () => asked.filter((id) => id === attempt.providerId).length;
  const settlement = async () => {
    const [row] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
    return row?.settlement;
  };
  desk.pass(23 * 60);
  await reconcilePayments(deps);
  expect([ofThis(), await settlement()]).toEqual([0, null]);
  desk.pass(2 * 60);
  for (let turn = 0; turn < 3; turn += 1) await reconcilePayments(deps);
  expect([ofThis(), await settlement()]).toEqual([1, 'stl_2026-11-16']);
  desk.pass(48 * 60);
  await reconcilePayments(deps);
  expect(ofThis()).toBe(1);
  expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
});
