import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../database/schema/operations.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { undoTransfer } from '../payments/undo-transfer.ts';
import { tendOrders } from './tend-orders.ts';

const { database } = await testDatabase();
const hours = (count: number) => count * 60;
let desk = new PaymentDesk(database);

beforeEach(() => {
  desk = new PaymentDesk(database);
});

async function anUnpaidOrder() {
  const { order, payment } = await anOpenPayment(database);
  await database.update(orders).set({ placedAt: desk.time }).where(eq(orders.id, order.id));
  return { order, payment };
}

async function stateOf(orderId: number) {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  const told = await database
    .select()
    .from(mails)
    .where(and(like(mails.dedupeKey, 'order-%'), like(mails.dedupeKey, `%:${orderId}`)))
    .orderBy(mails.id);
  return [order?.status, ...told.map(({ dedupeKey }) => dedupeKey.split(':')[0])];
}

// As several processes do that all wake up at once.
const tend = () => Promise.all([1, 2, 3].map(() => tendOrders(desk.deps)));

describe('an order that nobody pays', () => {
  it('is told of three days before its end, and ends: each once', async () => {
    const { order, payment } = await anUnpaidOrder();
    desk.pass(hours(11 * 24) - 1);
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed']);
    desk.pass(1);
    await tend();
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed', 'order-expiring']);
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-expiring:${order.id}`));
    expect(mail?.text).toContain('30 november 2026');
    expect(mail?.text).toContain(`/payment/${payment.token}`);
    desk.pass(hours(3 * 24 + 14) - 1);
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed', 'order-expiring']);
    desk.pass(1);
    await tend();
    await tend();
    expect(await stateOf(order.id)).toEqual(['cancelled', 'order-expiring', 'order-expired']);
    expect(await database.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))).toMatchObject([
      { kind: 'expired' },
    ]);
    const [link] = await database.select().from(payments).where(eq(payments.id, payment.id));
    expect(link?.status).toBe('void');
    expect((await startAttempt(desk.deps, payment.token, 'ideal')).kind).toBe('closed');
  });

  it('is not ended unannounced after a long silence', async () => {
    const { order } = await anUnpaidOrder();
    desk.pass(hours(60 * 24));
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed', 'order-expiring']);
    desk.pass(hours(4 * 24));
    await tend();
    expect(await stateOf(order.id)).toEqual(['cancelled', 'order-expiring', 'order-expired']);
  });

  it('waits while somebody is paying, and goes on when that succeeds', async () => {
    const { order, payment } = await anUnpaidOrder();
    desk.pass(hours(12 * 24));
    await tend();
    desk.pass(hours(4 * 24));
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    await tend();
    expect((await stateOf(order.id))[0]).toBe('placed');
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    await tend();
    expect((await stateOf(order.id))[0]).toBe('paid');
  });

  it('waits while a part of its money is here, and goes on to its end once that is not ours', async () => {
    const { order, payment } = await anUnpaidOrder();
    const amount = cents(50_00);
    const told = { bookedOn: dutchDate(desk.time), payer: 'Klant', description: '', keepsRest: false };
    const transfer = { ...told, key: randomUUID(), amount, parts: [{ number: order.number, amount }] };
    const booked = await bookTransfer(desk.deps, transfer, commandActor);
    if (booked.kind !== 'booked') throw new Error(booked.problem.kind);
    desk.pass(hours(20 * 24));
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed']);
    // It waits, but not in silence: the rest is asked for, once for each rest there is.
    await tend();
    const [reminder, ...others] = await database.select().from(mails).where(eq(mails.aboutOrderId, order.id));
    expect(others).toEqual([]);
    expect(reminder?.subject).toBe(`Van bestelling ${order.number} staat nog € 144,46 open`);
    expect(reminder?.text).toContain('€ 50,00 ontvangen');
    expect(reminder?.text).toContain(`/payment/${payment.token}`);
    const undo = { bookingId: booked.booking.id, reason: 'Van een ander', key: randomUUID() };
    await undoTransfer(desk.deps, undo, commandActor);
    await tend();
    expect(await stateOf(order.id)).toEqual(['placed', 'order-expiring']);
    desk.pass(hours(4 * 24));
    await tend();
    expect(await stateOf(order.id)).toEqual(['cancelled', 'order-expiring', 'order-expired']);
  });

  it('of which a part comes after the reminder is asked for the rest, on the day it would have ended', async () => {
    const { order } = await anUnpaidOrder();
    desk.pass(hours(12 * 24));
    await tend();
    const amount = cents(50_00);
    const told = { bookedOn: dutchDate(desk.time), payer: 'Klant', description: '', keepsRest: false };
    const transfer = { ...told, key: randomUUID(), amount, parts: [{ number: order.number, amount }] };
    expect((await bookTransfer(desk.deps, transfer, commandActor)).kind).toBe('booked');
    desk.pass(hours(4 * 24));
    await tend();
    await tend();
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.aboutOrderId, order.id))
      .orderBy(mails.id);
    expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual([
      `order-expiring:${order.id}`,
      `order-rest:${order.id}:14446`,
    ]);
    expect((await stateOf(order.id))[0]).toBe('placed');
  });

  it('paid at the very moment is paid or ended, and no money is lost', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { order, payment } = await anUnpaidOrder();
      await startAttempt(desk.deps, payment.token, 'ideal');
      const { providerId } = await desk.attempt(payment.id);
      desk.pass(10);
      await desk.finish(providerId, 'failed');
      await hearWebhook(desk.deps, providerId);
      desk.pass(hours(12 * 24));
      await tend();
      desk.pass(hours(4 * 24));
      const late = await desk.insertAttempt(payment, 'ideal');
      await desk.finish(late, 'paid');
      await Promise.all([tendOrders(desk.deps), hearWebhook(desk.deps, late)]);
      const [status] = await stateOf(order.id);
      const tasks = (await desk.tasks(payment.id)).map(({ kind }) => kind);
      expect([status, ...tasks]).toEqual(status === 'paid' ? ['paid'] : ['cancelled', 'surplus']);
    }
  });

  it('that cannot be ended keeps no other waiting, and becomes a task', async () => {
    const [broken, sound] = [await anUnpaidOrder(), await anUnpaidOrder()];
    desk.pass(hours(12 * 24));
    const { enqueue } = desk.deps.jobs;
    const jobs: typeof desk.deps.jobs = {
      enqueue: async (transaction, queue, data) => {
        const [mail] =
          'mailId' in data ? await transaction.select().from(mails).where(eq(mails.id, data.mailId)) : [];
        if (mail?.dedupeKey === `order-expiring:${broken.order.id}`) throw new Error('broken');
        return enqueue(transaction, queue, data);
      },
    };
    for (let round = 0; round < 3; round += 1) await tendOrders({ ...desk.deps, jobs });
    expect(await stateOf(broken.order.id)).toEqual(['placed']);
    expect(await stateOf(sound.order.id)).toEqual(['placed', 'order-expiring']);
    const tasks = await database.select().from(staffTasks).where(eq(staffTasks.orderId, broken.order.id));
    expect(tasks).toMatchObject([{ kind: 'job_failed' }]);
    expect(desk.reports).toHaveLength(1);
  });
});

describe('an order that was sent', () => {
  it('is completed by itself after fourteen days', async () => {
    const { id } = await anOrder(database, { status: 'shipped' });
    await database.update(orders).set({ shippedAt: desk.time }).where(eq(orders.id, id));
    desk.pass(hours(14 * 24) - 1);
    await tend();
    expect((await stateOf(id))[0]).toBe('shipped');
    desk.pass(1);
    await tend();
    expect((await stateOf(id))[0]).toBe('completed');
  });
});
