import { and, eq } from 'drizzle-orm';
import { canOrderMove, type OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../database/database.ts';
import { orderEvents, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { findOrderMoney } from './order-money.ts';

// What costs the shop more once the money is gone.
const paidSteps: readonly OrderStatus[] = ['in_production', 'shipped'];

/**
 * False when the order is not in a status that allows it, or when its money is in the way and no person gave a reason to
 * go on. The order's row stays locked meanwhile: what the provider says of its money at that moment comes before it or
 * after it.
 */
export function moveOrder(
  database: Database,
  orderId: number,
  to: OrderStatus,
  now: Date,
  reason: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !canOrderMove(order.status, to)) return false;
    if (paidSteps.includes(to) && (await findOrderMoney(transaction, order)).hindrance !== null) {
      if (reason === null) return false;
      await transaction.insert(orderEvents).values({ orderId, kind: 'released', reason, createdAt: now });
    }
    await transaction
      .update(orders)
      .set({ status: to, updatedAt: now, ...(to === 'shipped' && { shippedAt: now }) })
      .where(eq(orders.id, orderId));
    return true;
  });
}

/** What is no longer ordered is no longer due; money that still comes in is kept as a surplus. */
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
