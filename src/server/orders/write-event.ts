import type { Actor } from '#domain/logbook/entry.ts';
import type { OrderEventDetails, OrderEventKind } from '#domain/order/order-event.ts';
import type { Database } from '../database/database.ts';
import { orderEvents } from '../database/schema/orders.ts';

export type OrderEvent = {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly reason?: string;
  readonly details?: OrderEventDetails;
};

/** In the transaction of what it tells of. By nobody is by the shop itself. */
export async function writeOrderEvent(
  transaction: Database,
  event: OrderEvent,
  by: Actor | null,
  now: Date,
): Promise<void> {
  await transaction.insert(orderEvents).values({
    ...event,
    personId: by?.personId ?? null,
    personName: by?.name ?? '',
    personRole: by?.role ?? 'shop',
    createdAt: now,
  });
}
