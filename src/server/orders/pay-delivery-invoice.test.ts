import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { AccountDesk, owner } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { createPayment } from '../payments/create-payment.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { makePaymentLink } from './make-payment-link.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);

describe('R12.3 each invoice of an order on account is paid by itself', () => {
  it('a link of its own that is paid twice keeps the second as a surplus', async () => {
    const { first, second } = await desk.sentInTwo();
    const subject = { kind: 'invoice', number: first.number } as const;
    const link = { subject, expiresAt: null, mail: null, key: null };
    // The open one is given again; the other invoice's is another.
    const again = await makePaymentLink(desk.deps, link, owner);
    expect(again).toMatchObject({ kind: 'link', isNew: false, payment: { invoiceId: first.id } });
    const payment = await desk.link(first.id);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    for (const id of [providerId, await desk.insertAttempt(payment, 'creditcard')]) {
      await desk.finish(id, 'paid');
      await hearWebhook(desk.deps, id);
    }
    expect(await desk.tasks(payment.id)).toEqual([
      { kind: 'surplus', amount: 132_28, details: 'paid_twice' },
    ]);
    expect(await desk.open(first.id, second.id)).toEqual([0, 62_18]);
    expect(await makePaymentLink(desk.deps, link, owner)).toMatchObject({ kind: 'refused', why: 'paid' });
  });

  it('the order itself cannot be, whoever asks for a payment of it', async () => {
    const { id: orderId } = await desk.order();
    await expect(createPayment(database, { kind: 'order', orderId }, null)).rejects.toThrow();
    // Nor by whoever names an amount of their own.
    const row = { token: randomUUID(), orderId, amount: cents(1_00) };
    await expect(database.insert(payments).values(row)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is on account') },
    });
  });

  it('charged back it is open again, and the order is not held', async () => {
    const order = await desk.order();
    await desk.ship(order, 1);
    const [first] = await desk.invoices(order);
    const { payment, providerId } = await desk.pay(first?.id ?? 0, 'creditcard');
    await desk.chargeBack(providerId);
    await hearWebhook(desk.deps, providerId);
    expect(await desk.open(first?.id ?? 0)).toEqual([132_28]);
    expect(await desk.tasks(payment.id)).toMatchObject([{ kind: 'charged_back', amount: 132_28 }]);
    const [row] = await database.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ status: 'in_production', heldAt: null });
    // What is still to be made goes on.
    expect(await desk.ship(order, 'rest')).toMatchObject({ kind: 'done' });
    const [, second] = await desk.invoices(order);
    await desk.pay(second?.id ?? 0);
    expect(await desk.open(first?.id ?? 0, second?.id ?? 0)).toEqual([132_28, 0]);
  });

  it('a credit note is for one of them, which has to be said', async () => {
    const { order, first, second } = await desk.sentInTwo();
    const wish = { kind: 'amount', amount: cents(62_18) } as const;
    const input = { wish, isMoneyBack: false, key: 'credit' };
    expect(await desk.act('credit', order, { ...input, invoice: null })).toMatchObject({
      refused: [{ why: 'which_invoice' }],
    });
    expect(await desk.act('credit', order, { ...input, invoice: 'F2026-99999' })).toMatchObject({
      refused: [{ why: 'no_document' }],
    });
    expect(await desk.act('credit', order, { ...input, invoice: second.number })).toMatchObject({
      kind: 'done',
    });
    expect(await desk.open(first.id, second.id)).toEqual([132_28, 0]);
    // Nothing is due for it any more; the other is asked for still.
    expect(await desk.link(second.id)).toMatchObject({ status: 'void' });
    expect(await desk.link(first.id)).toMatchObject({ status: 'open', amount: 132_28 });
    const [note] = await database.select().from(invoices).where(eq(invoices.creditedInvoiceId, second.id));
    expect(note).toMatchObject({ deliveredOn: second.deliveredOn, deliveryId: null, total: 62_18 });
    const part = { ...input, wish: { kind: 'amount', amount: cents(32_28) }, key: 'part' } as const;
    await desk.act('credit', order, { ...part, invoice: first.number });
    expect(await desk.link(first.id)).toMatchObject({ status: 'open', amount: 100_00 });
  });

  it('a refund is of the money of one of them', async () => {
    const { order, first, second } = await desk.sentInTwo();
    await desk.pay(first.id);
    const input = { amount: cents(62_18), key: 'refund' };
    // Of the second nothing was received.
    expect(await desk.act('refund', order, { ...input, invoice: second.number })).toMatchObject({
      refused: [{ why: 'not_received' }],
    });
    expect(await desk.act('refund', order, { ...input, invoice: first.number })).toMatchObject({
      done: [{ result: { refunded: 62_18 } }],
    });
    const notes = await database.select().from(invoices).where(eq(invoices.creditedInvoiceId, first.id));
    expect(notes).toMatchObject([{ kind: 'credit_note', total: 62_18 }]);
    const back = await database
      .select({ amount: refunds.amount, invoiceId: payments.invoiceId })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(inArray(payments.invoiceId, [first.id, second.id]));
    expect(back).toEqual([{ amount: 62_18, invoiceId: first.id }]);
    expect(await desk.open(first.id, second.id)).toEqual([0, 62_18]);
  });

  it('paid while it is credited: settled once, and what came too much is a surplus', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { order, first } = await desk.sentInTwo();
      const { payment, providerId } = await desk.beginPaying(first.id);
      const wish = { kind: 'amount', amount: cents(132_28) } as const;
      // Three ways to the same invoice, each by its own locks.
      const [, acted] = await Promise.all([
        hearWebhook(desk.deps, providerId),
        desk.act('credit', order, { invoice: first.number, wish, isMoneyBack: false, key: `race ${round}` }),
        creditInvoice(desk.deps, { invoice: first, wish, cause: `race:${first.id}`, isMoneyBack: false }),
      ]);
      expect(['done', 'refused']).toContain(acted.kind);
      const notes = await database.select().from(invoices).where(eq(invoices.creditedInvoiceId, first.id));
      expect(notes).toHaveLength(1);
      const [attempt] = await desk.attempts(payment.id);
      expect(attempt?.status).toBe('paid');
      expect(await desk.open(first.id)).toEqual([0]);
      const tasks = await desk.tasks(payment.id);
      expect(tasks.map(({ kind }) => kind)).toEqual(attempt?.isSurplus === true ? ['surplus'] : []);
    }
  });
});
