import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { OrderEventDetails, OrderEventKind } from '#domain/order/order-event.ts';
import { canOrderMove, type OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { findOrderMoney } from './order-money.ts';
import { writeOrderEvent } from './write-event.ts';

// What costs the shop more once the money is gone.
const paidSteps: readonly OrderStatus[] = ['in_production', 'shipped'];

// Whoever pays or calls off tells that in another way.
const eventOf: Readonly<Partial<Record<OrderStatus, OrderEventKind>>> = {
  paid: 'taken_back',
  in_production: 'in_production',
  shipped: 'shipped',
  completed: 'completed',
};

type Step = {
  // Why it goes on although its money is in the way, or why it goes back.
  readonly reason?: string | null;
  readonly by?: Actor | null;
  readonly details?: OrderEventDetails;
};

/**
 * False when the order is not in a status that allows it, when it is held, or when its money is in the way and no person
 * gave a reason to go on. The order's row stays locked meanwhile: what the provider says of its money at that moment comes
 * before it or after it.
 */
export function moveOrder(
  database: Database,
  orderId: number,
  to: OrderStatus,
  now: Date,
  { reason = null, by = null, details }: Step = {},
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !canOrderMove(order.status, to)) return false;
    if (paidSteps.includes(to) && !(await passHindrance(transaction, order, now, { reason, by })))
      return false;
    await transaction
      .update(orders)
      .set({ status: to, updatedAt: now, ...(to === 'shipped' && { shippedAt: now }) })
      .where(eq(orders.id, orderId));
    const kind = eventOf[to];
    if (kind !== undefined)
      await writeOrderEvent(
        transaction,
        { orderId, kind, reason: reason ?? '', ...(details && { details }) },
        by,
        now,
      );
    return true;
  });
}

/** False when something is in the way that no reason lifts, or nobody gave one; a reason is told in the history. */
export async function passHindrance(
  transaction: Database,
  order: typeof orders.$inferSelect,
  now: Date,
  { reason = null, by = null }: Step,
): Promise<boolean> {
  const { hindrance } = await findOrderMoney(transaction, order);
  if (hindrance === null) return true;
  if (hindrance === 'held' || reason === null) return false;
  await writeOrderEvent(transaction, { orderId: order.id, kind: 'released', reason }, by, now);
  return true;
}

/** What is no longer ordered is no longer due nor held; money that still comes in is kept as a surplus. */
export function cancelOrder(database: Database, orderId: number, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await moveOrder(transaction, orderId, 'cancelled', now))) return false;
    await transaction.update(orders).set({ heldAt: null, heldReason: '' }).where(eq(orders.id, orderId));
    await transaction
      .update(payments)
      .set({ status: 'void' })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
    return true;
  });
}
