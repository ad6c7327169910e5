import { and, eq } from 'drizzle-orm';
import { canOrderMove, type OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { findOrderMoney } from './order-money.ts';

// False when the order is not in a status that allows it, or when nothing may be made of it. The order's row stays
// locked meanwhile: what the provider says of its money at that moment comes before it or after it.
export function moveOrder(database: Database, orderId: number, to: OrderStatus, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !canOrderMove(order.status, to)) return false;
    if (to === 'in_production' && (await findOrderMoney(transaction, order)).hindrance !== null) return false;
    await transaction
      .update(orders)
      .set({ status: to, updatedAt: now, ...(to === 'shipped' && { shippedAt: now }) })
      .where(eq(orders.id, orderId));
    return true;
  });
}

// What is no longer ordered is no longer due; money that still comes in is kept as a surplus.
export function cancelOrder(database: Database, orderId: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await moveOrder(transaction, orderId, 'cancelled', now))) return false;
    await transaction
      .update(payments)
      .set({ status: 'void' })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
    return true;
  });
}
