import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { type OrderQueue, orderQueues } from '#domain/order/order-queue.ts';
import { type OrderStatus, orderStatuses } from '#domain/order/order-status.ts';
import { paymentStatuses } from '#domain/payment/payment-status.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { findOrderMoney } from './order-money.ts';
import { inQueue } from './order-queues.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T23:30:00Z');
const { deps } = testApp(database, { now });
// Half past midnight in Amsterdam.
const today = '2026-11-17';

async function queuesOf(...ids: readonly number[]): Promise<readonly (readonly OrderQueue[])[]> {
  const found = new Map<number, OrderQueue[]>(ids.map((id) => [id, []]));
  for (const queue of orderQueues) {
    const rows = await database
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, [...ids]), inQueue(queue, today)));
    for (const { id } of rows) found.get(id)?.push(queue);
  }
  return ids.map((id) => found.get(id) ?? []);
}

async function anOrderWith(values: Partial<typeof orders.$inferInsert>): Promise<number> {
  const { id } = await anOrder(database, { status: values.status ?? 'paid' });
  await database.update(orders).set(values).where(eq(orders.id, id));
  return id;
}

describe('R11.1 the queues of orders', () => {
  it('by status: what is paid can be taken into production, what is awaited can be due, late and held', async () => {
    const expected: Readonly<Record<OrderStatus, readonly OrderQueue[]>> = {
      draft: [],
      placed: ['held'],
      paid: ['held', 'late'],
      in_production: ['held', 'late'],
      shipped: [],
      completed: [],
      cancelled: [],
    };
    for (const status of orderStatuses) {
      const id = await anOrderWith({ status, dueOn: '2026-11-16', heldAt: now() });
      expect(await queuesOf(id), status).toEqual([expected[status]]);
    }
  });

  it('by day: due today is not late, nor is what was promised nothing', async () => {
    const ids = await Promise.all(
      ['2026-11-16', today, '2026-11-18', null].map((dueOn) => anOrderWith({ dueOn })),
    );
    expect(await queuesOf(...ids)).toEqual([
      ['to_release', 'late'],
      ['to_release', 'due_today'],
      ['to_release'],
      ['to_release'],
    ]);
  });
});

type Paid = {
  readonly status: (typeof paymentStatuses)[number];
  readonly back?: number;
  readonly elsewhere?: number;
  // Of the whole, where it is no more.
  readonly part?: number;
};

async function pay(
  { id: orderId, total }: Order,
  { status, back = 0, elsewhere = 0, part }: Paid,
  onInvoice = false,
) {
  const { id: invoiceId } = await issueInvoice(deps, orderId);
  const subject = onInvoice ? { invoiceId } : { orderId };
  const money = { amount: cents(part ?? total), isPart: part !== undefined };
  const [payment] = await database
    .insert(payments)
    .values({ ...subject, token: randomBytes(24).toString('base64url'), ...money, status })
    .returning();
  if (payment === undefined) throw new Error('no payment');
  if (status === 'open' || status === 'void') return;
  const [attempt] = await database
    .insert(paymentAttempts)
    .values({
      paymentId: payment.id,
      method: 'ideal',
      status: 'paid',
      amount: money.amount,
      refundedElsewhere: cents(elsewhere),
      chargedBack: cents(status === 'charged_back' ? total : 0),
    })
    .returning();
  if (attempt === undefined || back === 0) return;
  await database.insert(refunds).values({ attemptId: attempt.id, amount: cents(back), cause: 'test' });
}

describe('R11.1 to_release is what the table of hindrances lets through', () => {
  const whole = 194_46;
  const each: readonly (readonly [string, readonly Paid[], Partial<Order>])[] = [
    ...paymentStatuses.map((status) => [status, [{ status }], {}] as const),
    ...paymentStatuses.map((status) => [`${status}, let go`, [{ status }], { releasedAt: now() }] as const),
    ['no payment', [], {}],
    ['charged back, paid anew', [{ status: 'charged_back' }, { status: 'paid' }], {}],
    ['charged back, a part came since', [{ status: 'charged_back' }, { status: 'paid', part: 20_00 }], {}],
    [
      'charged back, all of it came since in parts',
      [{ status: 'charged_back' }, { status: 'paid', part: 20_00 }, { status: 'paid', part: whole - 20_00 }],
      {},
    ],
    ['refunded, paid anew', [{ status: 'refunded', back: whole }, { status: 'paid' }], {}],
    ['a part asked back', [{ status: 'paid', back: 50_00 }], {}],
    ['all asked back, not yet told', [{ status: 'paid', back: whole }], {}],
    ['all given back at the dashboard', [{ status: 'partially_refunded', elsewhere: whole }], {}],
    [
      'given back half here, half there',
      [{ status: 'partially_refunded', back: 94_46, elsewhere: 100_00 }],
      {},
    ],
    ['held', [{ status: 'paid' }], { heldAt: now() }],
  ];

  it.each(each)('%s', async (_case, paid, values) => {
    for (const onInvoice of [false, true]) {
      const order = { ...(await anOrder(database, { status: 'paid' })), ...values };
      await database
        .update(orders)
        .set({ updatedAt: now(), ...values })
        .where(eq(orders.id, order.id));
      for (const one of paid) await pay(order, one, onInvoice);
      const { hindrance } = await findOrderMoney(database, order);
      const [queues = []] = await queuesOf(order.id);
      expect(queues.includes('to_release'), `${hindrance}`).toBe(hindrance === null);
    }
  });
});
