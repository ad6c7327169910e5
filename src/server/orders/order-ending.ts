import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OrderPage } from '#contract/order-page.ts';
import type { Database } from '../database/database.ts';
import { orderEvents } from '../database/schema/orders.ts';

export async function findEnding(database: Database, orderId: number): Promise<OrderPage['ending']> {
  const [event] = await database
    .select({ kind: orderEvents.kind, reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.kind, ['cancelled', 'expired'])))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (event?.kind !== 'cancelled' && event?.kind !== 'expired') return null;
  return { kind: event.kind, reason: event.reason };
}
