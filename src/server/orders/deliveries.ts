import { asc, eq, sql } from 'drizzle-orm';
import type { SentLine } from '#domain/delivery/shipment.ts';
import type { Database } from '../database/database.ts';
import { deliveries, deliveryLines } from '../database/schema/deliveries.ts';
import { orderLines } from '../database/schema/orders.ts';

export type Delivery = typeof deliveries.$inferSelect;

export type FullDelivery = Delivery & {
  readonly lines: readonly { readonly orderLineId: number; readonly amount: number }[];
};

/** The oldest first, also those that were undone. */
export async function listDeliveries(database: Database, orderId: number): Promise<readonly FullDelivery[]> {
  const rows = await database
    .select({ delivery: deliveries, line: deliveryLines })
    .from(deliveries)
    .innerJoin(deliveryLines, eq(deliveryLines.deliveryId, deliveries.id))
    .innerJoin(orderLines, eq(orderLines.id, deliveryLines.orderLineId))
    .where(eq(deliveries.orderId, orderId))
    .orderBy(asc(deliveries.id), asc(orderLines.position));
  const byId = Map.groupBy(rows, ({ delivery }) => delivery.id);
  return [...byId.values()].flatMap((of) => {
    const [first] = of;
    return first === undefined ? [] : [{ ...first.delivery, lines: of.map(({ line }) => line) }];
  });
}

/** The lines of an order in their order, each with how many of it have gone. */
export function listSentLines(database: Database, orderId: number): Promise<readonly SentLine[]> {
  return database
    .select({
      id: orderLines.id,
      amount: orderLines.amount,
      sent: sql`(
        select coalesce(sum(gone.amount), 0) from delivery_lines gone
        join deliveries delivery on delivery.id = gone.delivery_id
        where gone.order_line_id = order_lines.id and delivery.undone_at is null
      )`.mapWith(Number),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
}
