import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { deliveries } from './schema/deliveries.ts';

/** Of these orders, those of which nothing was sent: the customer came for all that went. */
export async function findCollected(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .select({ orderId: deliveries.orderId })
    .from(deliveries)
    .where(and(inArray(deliveries.orderId, [...orderIds]), isNull(deliveries.undoneAt)))
    .groupBy(deliveries.orderId)
    .having(sql`bool_and(${deliveries.carrier} = 'pickup')`);
  return new Set(rows.map(({ orderId }) => orderId));
}
