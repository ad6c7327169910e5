import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { findOrderMoney, type OrderMoney } from './order-money.ts';

export type OrderLine = typeof orderLines.$inferSelect;

/** The order with its lines as they were agreed, and how its money stands. */
export type FullOrder = typeof orders.$inferSelect &
  OrderMoney & {
    readonly lines: readonly OrderLine[];
    // R10.4: the name of the member of staff who placed it.
    readonly placedByName: string | null;
  };

export async function findOrder(database: Database, id: number): Promise<FullOrder | null> {
  const [found] = await database
    .select({ order: orders, placedByName: people.name })
    .from(orders)
    .leftJoin(people, eq(people.id, orders.placedBy))
    .where(eq(orders.id, id));
  if (found === undefined) return null;
  const { order, placedByName } = found;
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position);
  return { ...order, ...(await findOrderMoney(database, order)), lines, placedByName };
}
