import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { findOrderMoney, type OrderMoney } from './order-money.ts';

export type OrderLine = typeof orderLines.$inferSelect;

/** The order with its lines as they were agreed, and how its money stands. */
export type FullOrder = typeof orders.$inferSelect & OrderMoney & { readonly lines: readonly OrderLine[] };

export async function findOrder(database: Database, id: number): Promise<FullOrder | null> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) return null;
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position);
  return { ...order, ...(await findOrderMoney(database, order)), lines };
}
