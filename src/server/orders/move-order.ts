import { and, eq, inArray, isNull } from 'drizzle-orm';
import { canOrderMove, type OrderStatus, orderStatuses } from '#domain/order/order-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';

// False when the order is not in a status that allows it, or is held and must not be cut.
export async function moveOrder(
  database: Database,
  orderId: number,
  to: OrderStatus,
  now: Date,
): Promise<boolean> {
  const from = orderStatuses.filter((status) => canOrderMove(status, to));
  const moved = await database
    .update(orders)
    .set({ status: to, updatedAt: now })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, from),
        to === 'in_production' ? isNull(orders.heldAt) : undefined,
      ),
    )
    .returning({ id: orders.id });
  return moved.length === 1;
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
