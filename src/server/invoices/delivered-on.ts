import { and, eq, isNull, max } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Database } from '../database/database.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import type { orders } from '../database/schema/orders.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'shippedAt'>;

/**
 * The day the last of an order left, for a document that is made now. Null before that: what is paid ahead is invoiced
 * before it is made, and then no such day may be made up.
 */
export async function findDeliveredOn(transaction: Database, order: Order): Promise<string | null> {
  if (order.status !== 'shipped' && order.status !== 'completed') return null;
  const [last] = await transaction
    .select({ sentOn: max(deliveries.sentOn) })
    .from(deliveries)
    .where(and(eq(deliveries.orderId, order.id), isNull(deliveries.undoneAt)));
  return last?.sentOn ?? (order.shippedAt === null ? null : dutchDate(order.shippedAt));
}
