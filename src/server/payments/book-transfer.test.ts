import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aStartedPayment } from '#tests/support/started-payment.ts';
import { bankBookings } from '../database/schema/bank.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { openAmountOf } from '../invoices/open-amount.ts';
import { bookTransfer, type NewTransfer } from './book-transfer.ts';
import { findPaymentById } from './find-payment.ts';
import { creditInvoice } from './give-back.ts';
import { hearWebhook } from './hear-webhook.ts';
import { isPayable } from './payment-state.ts';
import { settleBankRefund } from './settle-bank-refund.ts';
import { undoTransfer } from './undo-transfer.ts';

const { database, pool } = await testDatabase();
const whole = cents(194_46);

const actor: Actor = {
  personId: null,
  name: 'Bea Boek',
  role: 'bookkeeping',
  behalfOf: null,
  address: '',
  requestId: null,
};

function aTransfer(parts: NewTransfer['parts'], overrides: Partial<NewTransfer> = {}): NewTransfer {
  return {
    key: randomUUID(),
    bookedOn: '2026-11-13',
    amount: cents(parts.reduce((total, { amount }) => total + amount, 0)),
    payer: 'Van Dijk Zonwering B.V.',
    description: 'horren',
    parts,
    keepsRest: false,
    ...overrides,
  };
}

const orderOf = async (id: number) =>
  (await database.select().from(orders).where(eq(orders.id, id)))[0] ?? null;

const tasksOf = async (paymentIds: readonly number[]) =>
  (
    await database
      .select()
      .from(staffTasks)
      .where(inArray(staffTasks.paymentId, [...paymentIds]))
  ).map(({ kind, details, amount, doneAt }) => ({ kind, details, amount, isDone: doneAt !== null }));

const paymentsOf = (orderId: number) =>
  database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.id);

async function booked(desk: PaymentDesk, transfer: NewTransfer) {
  const outcome = await bookTransfer(desk.deps, transfer, actor);
  if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
  return outcome.booking;
}

describe('R11.6 a transfer for an order that waits for its money', () => {
  it('does all that a payment at the provider does, once, however often it is sent', async () => {
    const desk = new PaymentDesk(database);
    const { order, payment: link } = await anOpenPayment(database);
    const transfer = aTransfer([{ number: order.number, amount: whole }]);
    const sent = await Promise.all([1, 2, 3].map(() => bookTransfer(desk.deps, transfer, actor)));
    expect(new Set(sent.map((one) => (one.kind === 'booked' ? one.booking.id : one.kind))).size).toBe(1);
    expect((await orderOf(order.id))?.status).toBe('paid');
    expect(desk.jobs('issue-invoice')).toEqual([{ orderId: order.id }]);
    await desk.work();
    const [invoice] = await database.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(invoice).toMatchObject({ total: whole, dueOn: '2026-11-16' });
    expect(await openAmountOf(database, { orderId: order.id })).toBe(0);
    const found = await paymentsOf(order.id);
    expect(found.map(({ status, amount }) => [status, amount])).toEqual([
      ['open', whole],
      ['paid', whole],
    ]);
    const thanks = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `payment-received:${found[1]?.id}`));
    expect(JSON.stringify(thanks)).toContain('Overschrijving');
    const asked = await findPaymentById(database, link.id);
    expect(asked !== null && isPayable(asked, desk.time)).toBe(false);
    const rows = await database
      .select()
      .from(logbook)
      .where(and(eq(logbook.action, 'transfer_booked'), sql`${logbook.after} ->> 'what' = ${order.number}`));
    expect(rows).toMatchObject([
      { personName: 'Bea Boek', subjectKind: 'transfer', after: { amount: whole, what: order.number } },
    ]);
  });

  it('and a payment at the provider at the same moment: one settles it, the other is a surplus or refused', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const { desk, order, payment, attempt } = await aStartedPayment(database);
      await desk.finish(attempt.providerId, 'paid');
      const transfer = aTransfer([{ number: order.number, amount: whole }]);
      const hear = () => hearWebhook(desk.deps, attempt.providerId);
      const book = () => bookTransfer(desk.deps, transfer, actor);
      const [outcome] = await (round % 2 === 0
        ? Promise.all([book(), hear()])
        : Promise.all([hear(), book()]).then(([, second]) => [second] as const));
      outcomes.add(outcome.kind);
      expect((await orderOf(order.id))?.status).toBe('paid');
      expect(desk.jobs('issue-invoice')).toHaveLength(1);
      const surplus = await tasksOf([payment.id]);
      if (outcome.kind === 'booked')
        expect(surplus).toEqual([{ kind: 'surplus', details: 'paid_twice', amount: whole, isDone: false }]);
      else {
        expect(outcome.problem).toEqual({ kind: 'too_much', number: order.number, open: 0 });
        expect(surplus).toEqual([]);
      }
      expect(await openAmountOf(database, { orderId: order.id })).toBe(0);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('in part pays for nothing yet: the link asks for the rest, and the last cent makes it an order', async () => {
    const desk = new PaymentDesk(database);
    const { order, payment: link } = await anOpenPayment(database);
    await booked(desk, aTransfer([{ number: order.number, amount: cents(100_00) }]));
    expect((await orderOf(order.id))?.status).toBe('placed');
    const asked = await findPaymentById(database, link.id);
    expect(asked).toMatchObject({ amount: 94_46, isSettledElsewhere: false });
    expect(asked !== null && isPayable(asked, desk.time)).toBe(true);
    const more = aTransfer([{ number: order.number, amount: cents(94_47) }]);
    expect(await bookTransfer(desk.deps, more, actor)).toEqual({
      kind: 'refused',
      problem: { kind: 'too_much', number: order.number, open: 94_46 },
    });
    await booked(desk, aTransfer([{ number: order.number, amount: cents(94_46) }]));
    expect((await orderOf(order.id))?.status).toBe('paid');
    expect(desk.jobs('issue-invoice')).toHaveLength(1);
  });
});

describe('R11.6 one transfer for several invoices', () => {
  it('settles each of them, in whatever order two people name them', async () => {
    const desk = new PaymentDesk(database);
    const made = await Promise.all(
      [1, 2, 3].map(async () => issueInvoice(desk.deps, (await anOrder(database, { status: 'shipped' })).id)),
    );
    const parts = made.map(({ number }) => ({ number, amount: whole }));
    const both = await Promise.all([
      bookTransfer(desk.deps, aTransfer(parts), actor),
      bookTransfer(desk.deps, aTransfer(parts.toReversed()), actor),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'refused']);
    for (const { orderId } of made) expect(await openAmountOf(database, { orderId: orderId ?? 0 })).toBe(0);
  });

  it.each([
    ['nothing', (_number: string) => aTransfer([], { amount: cents(1) }), { kind: 'nothing' }],
    [
      'more than came',
      (number: string) => aTransfer([{ number, amount: whole }], { amount: cents(100_00) }),
      { kind: 'more_than_came', parts: whole },
    ],
    [
      'less than came',
      (number: string) => aTransfer([{ number, amount: whole }], { amount: cents(200_00) }),
      { kind: 'rest', rest: 5_54 },
    ],
    [
      'a number that nobody has',
      () => aTransfer([{ number: 'F1999-1', amount: whole }]),
      { kind: 'unknown', number: 'F1999-1' },
    ],
  ])('is refused for %s', async (_case, transfer, problem) => {
    const desk = new PaymentDesk(database);
    const invoice = await issueInvoice(desk.deps, (await anOrder(database)).id);
    expect(await bookTransfer(desk.deps, transfer(invoice.number), actor)).toEqual({
      kind: 'refused',
      problem,
    });
    expect(await openAmountOf(database, { orderId: invoice.orderId ?? 0 })).toBe(whole);
  });

  it('is refused for an order and its own invoice, and for one that was called off', async () => {
    const desk = new PaymentDesk(database);
    const order = await anOrder(database);
    const invoice = await issueInvoice(desk.deps, order.id);
    const twice = aTransfer([
      { number: order.number, amount: cents(1) },
      { number: invoice.number, amount: cents(1) },
    ]);
    expect(await bookTransfer(desk.deps, twice, actor)).toMatchObject({ problem: { kind: 'twice' } });
    const cancelled = await anOrder(database, { status: 'cancelled' });
    const late = aTransfer([{ number: cancelled.number, amount: whole }]);
    expect(await bookTransfer(desk.deps, late, actor)).toMatchObject({ problem: { kind: 'unknown' } });
  });
});

describe('R11.6 what is left over of a transfer', () => {
  it('is a task when that was asked, and goes back by bank, by hand', async () => {
    const desk = new PaymentDesk(database);
    const invoice = await issueInvoice(desk.deps, (await anOrder(database, { status: 'shipped' })).id);
    const transfer = aTransfer([{ number: invoice.number, amount: whole }], {
      amount: cents(200_00),
      keepsRest: true,
    });
    await booked(desk, transfer);
    const [rest] = await database
      .select()
      .from(payments)
      .where(eq(payments.amount, cents(5_54)));
    expect(rest).toMatchObject({
      status: 'void',
      description: 'Te veel overgemaakt door Van Dijk Zonwering B.V.',
    });
    expect(await tasksOf([rest?.id ?? 0])).toEqual([
      { kind: 'surplus', details: 'more_than_due', amount: 5_54, isDone: false },
    ]);
  });

  it('a credit with money back asks a person to transfer it, and is settled once', async () => {
    const desk = new PaymentDesk(database);
    const order = await anOrder(database);
    await booked(desk, aTransfer([{ number: order.number, amount: whole }]));
    await desk.work();
    const invoice = await issueInvoice(desk.deps, order.id);
    const credit = {
      invoice,
      wish: { kind: 'amount', amount: cents(50_00) },
      cause: `test:${order.id}`,
      isMoneyBack: true,
    } as const;
    expect(await creditInvoice(desk.deps, credit)).toMatchObject({ kind: 'credited', refunded: 50_00 });
    await desk.work();
    const [paid] = await paymentsOf(order.id);
    const paymentId = paid?.id ?? 0;
    expect(await tasksOf([paymentId])).toEqual([
      { kind: 'refund_by_bank', details: '', amount: 50_00, isDone: false },
    ]);
    const [row] = await database
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(eq(paymentAttempts.paymentId, paymentId));
    const refund = { paymentId, refundId: row?.id ?? '' };
    await Promise.all([1, 2].map(() => settleBankRefund(desk.deps, refund, actor)));
    const [attempt] = await desk.attempts(paymentId);
    expect(attempt).toMatchObject({ refunded: 50_00, method: 'bank_transfer' });
    expect((await paymentsOf(order.id))[0]?.status).toBe('partially_refunded');
    expect((await tasksOf([paymentId]))[0]?.isDone).toBe(true);
    const told = await database.select().from(logbook).where(eq(logbook.action, 'refund_transferred'));
    expect(told).toHaveLength(1);
    expect(await openAmountOf(database, { orderId: order.id })).toBe(0);
  });
});

describe('R11.6 a booking that should not have been there', () => {
  it('is undone once by one of its own: it is due again, the order waits, and both bookings stay', async () => {
    const desk = new PaymentDesk(database);
    const { order, payment: link } = await anOpenPayment(database);
    const booking = await booked(desk, aTransfer([{ number: order.number, amount: whole }]));
    const undo = () =>
      undoTransfer(desk.deps, { bookingId: booking.id, reason: 'verkeerde klant', key: randomUUID() }, actor);
    const both = await Promise.all([undo(), undo()]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['already', 'undone']);
    expect(await openAmountOf(database, { orderId: order.id })).toBe(whole);
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', heldReason: '' });
    expect((await orderOf(order.id))?.heldAt).not.toBeNull();
    const asked = await findPaymentById(database, link.id);
    expect(asked !== null && isPayable(asked, desk.time)).toBe(true);
    // Paid after all: it goes on.
    await booked(desk, aTransfer([{ number: order.number, amount: whole }]));
    expect((await orderOf(order.id))?.heldAt).toBeNull();
    for (const statement of ['update bank_bookings set reason = $$x$$', 'delete from bank_booking_parts'])
      await expect(pool.query(statement)).rejects.toMatchObject({ code: '23514' });
    expect(await database.$count(bankBookings, eq(bankBookings.undoesId, booking.id))).toBe(1);
  });

  it('one of two parts: what is left is a part again, and the link asks for the rest', async () => {
    const desk = new PaymentDesk(database);
    const { order, payment: link } = await anOpenPayment(database);
    const first = await booked(desk, aTransfer([{ number: order.number, amount: cents(100_00) }]));
    await booked(desk, aTransfer([{ number: order.number, amount: cents(94_46) }]));
    await undoTransfer(desk.deps, { bookingId: first.id, reason: 'dubbel', key: randomUUID() }, actor);
    expect(await findPaymentById(database, link.id)).toMatchObject({
      amount: 100_00,
      isSettledElsewhere: false,
    });
    expect(await openAmountOf(database, { orderId: order.id })).toBe(100_00);
  });

  it('is not undone once its money has gone back, nor is an undoing', async () => {
    const desk = new PaymentDesk(database);
    const order = await anOrder(database);
    const booking = await booked(desk, aTransfer([{ number: order.number, amount: whole }]));
    const invoice = await issueInvoice(desk.deps, order.id);
    const credit = {
      invoice,
      wish: { kind: 'amount', amount: cents(1) },
      cause: `cent:${order.id}`,
      isMoneyBack: true,
    } as const;
    await creditInvoice(desk.deps, credit);
    const undo = (bookingId: number) =>
      undoTransfer(desk.deps, { bookingId, reason: 'x', key: randomUUID() }, actor);
    expect(await undo(booking.id)).toEqual({ kind: 'refunded' });
    expect(await undo(987_654)).toEqual({ kind: 'unknown' });
    const other = await booked(
      desk,
      aTransfer([{ number: (await anOrder(database)).number, amount: whole }]),
    );
    const undone = await undo(other.id);
    expect(undone.kind === 'undone' && (await undo(undone.booking.id))).toEqual({ kind: 'unknown' });
  });
});
