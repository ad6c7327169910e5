import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderReturns, orderTransitions } from '#domain/order/order-status.ts';
import { attemptTransitions } from '#domain/payment/attempt-status.ts';
import { paymentTransitions } from '#domain/payment/payment-status.ts';
import { refundTransitions } from '#domain/payment/refund-status.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { invoices, orders } from './schema/orders.ts';
import { paymentAttempts, payments } from './schema/payments.ts';

const { database, pool } = await testDatabase();

const tables: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  orders: orderTransitions,
  payments: paymentTransitions,
  payment_attempts: attemptTransitions,
  refunds: refundTransitions,
};

describe('lawful steps in the database', () => {
  it('are those of the domain', async () => {
    const { rows } = await pool.query<{ subject: string; from_status: string; to_status: string }>(
      'select subject, from_status, to_status from status_steps',
    );
    const stored = rows.map((row) => `${row.subject}: ${row.from_status} → ${row.to_status}`);
    const meant = Object.entries(tables).flatMap(([subject, steps]) =>
      Object.entries(steps).flatMap(([from, next]) => next.map((to) => `${subject}: ${from} → ${to}`)),
    );
    const back = Object.entries(orderReturns).map(([from, to]) => `orders: ${from} → ${to}`);
    expect(stored.toSorted()).toEqual([...meant, ...back].toSorted());
  });

  it.each([
    ['placed', 'in_production'],
    ['placed', 'shipped'],
    ['cancelled', 'paid'],
    ['in_production', 'cancelled'],
  ] as const)('an order that is %s cannot become %s', async (status, to) => {
    const { order } = await anOpenPayment(database, { status });
    await expect(pool.query('update orders set status = $1 where id = $2', [to, order.id])).rejects.toThrow(
      `a row of orders cannot go from ${status} to ${to}`,
    );
  });

  it('an attempt that is paid stays paid, and a payment that is paid is not made void', async () => {
    const { payment } = await anOpenPayment(database);
    await database
      .insert(paymentAttempts)
      .values({ paymentId: payment.id, method: 'ideal', amount: payment.amount, status: 'paid' });
    await database.update(payments).set({ status: 'paid' }).where(sql`id = ${payment.id}`);
    await expect(
      pool.query("update payment_attempts set status = 'expired' where payment_id = $1", [payment.id]),
    ).rejects.toThrow('cannot go from paid to expired');
    await expect(
      pool.query("update payments set status = 'void' where id = $1", [payment.id]),
    ).rejects.toThrow('cannot go from paid to void');
  });

  it('an issued invoice and its lines can be neither changed nor removed', async () => {
    const { order } = await anOpenPayment(database);
    const { id } = await issueInvoice(new PaymentDesk(database).deps, order.id);
    for (const statement of [
      'update invoices set total_cents = 1 where id = $1',
      'delete from invoices where id = $1',
      'update invoice_lines set amount = 2 where invoice_id = $1',
      'delete from invoice_lines where invoice_id = $1',
    ]) {
      await expect(pool.query(statement, [id])).rejects.toThrow('is final');
    }
    expect(await database.$count(invoices, sql`id = ${id}`)).toBe(1);
    expect(await database.$count(orders, sql`id = ${order.id}`)).toBe(1);
  });
});
