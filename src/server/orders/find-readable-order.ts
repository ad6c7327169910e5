import { and, eq } from 'drizzle-orm';
import { type Reader, readableOrders } from '../accounts/readable.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { type FullOrder, findOrder } from './find-order.ts';

/** Null for one that is not the reader's to read, so that numbers cannot be tried out. */
export async function findReadableOrder(
  database: Database,
  reader: Reader,
  number: string,
): Promise<FullOrder | null> {
  const [found] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), readableOrders(database, reader)));
  return found === undefined ? null : findOrder(database, found.id);
}
