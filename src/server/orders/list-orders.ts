import { and, desc, eq, ne } from 'drizzle-orm';
import type { OrderSummary } from '#contract/order-page.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { dutchDate } from '../dutch-date.ts';

// Newest first.
export async function listOrders(
  database: Database,
  customerId: number,
  limit: number,
): Promise<readonly OrderSummary[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, 'draft')))
    .orderBy(desc(orders.id))
    .limit(limit);
  return rows.map(({ number, placedAt, status, reference, total }) => ({
    number,
    placedOn: dutchDate(placedAt),
    status,
    reference,
    totalCents: total,
  }));
}
