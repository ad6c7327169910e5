import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';

type OrderFilter = {
  readonly status: OrderStatus | null;
  // Days of the Netherlands and Belgium, both included.
  readonly from: string | null;
  readonly until: string | null;
  readonly limit?: number;
};

/** Of all customers, the newest first. */
export function findOrders(database: Database, { status, from, until, limit }: OrderFilter) {
  const day = sql`(${orders.placedAt} at time zone 'Europe/Amsterdam')::date`;
  const query = database
    .select()
    .from(orders)
    .where(
      and(
        ne(orders.status, 'draft'),
        status === null ? undefined : eq(orders.status, status),
        from === null ? undefined : gte(day, from),
        until === null ? undefined : lte(day, until),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id));
  return limit === undefined ? query : query.limit(limit);
}
