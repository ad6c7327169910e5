import { sql } from 'drizzle-orm';
import { mostCounted, type OfficeOrdersPage } from '#contract/office/orders.ts';
import type { OrderQueue } from '#domain/order/order-queue.ts';
import type { Database } from '../../database/database.ts';
import { inQueue } from '../../orders/order-queues.ts';

/** What stands beside the title. Beyond a number that anybody acts on it is not counted further. */
export async function countQueues(database: Database, today: string): Promise<OfficeOrdersPage['counts']> {
  const count = (queue: OrderQueue) =>
    sql`(select count(*)::integer from (
      select from orders where ${inQueue(queue, today)} limit ${mostCounted + 1}
    ) as counted)`;
  const { rows } = await database.execute<{ dueToday: number; late: number }>(
    sql`select ${count('due_today')} as "dueToday", ${count('late')} as late`,
  );
  return rows[0] ?? { dueToday: 0, late: 0 };
}
