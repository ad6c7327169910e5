import { desc, eq } from 'drizzle-orm';
import { sum } from '#domain/money/cents.ts';
import type { OrderFacts } from '#domain/order/order-actions.ts';
import { isAwaited } from '#domain/order/order-status.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { orderEvents } from '../database/schema/orders.ts';
import { listOrderInvoices } from '../invoices/find-credit.ts';
import { listReceived } from '../payments/received.ts';
import { listSentLines } from './deliveries.ts';
import { findOrderMoney } from './order-money.ts';
import type { Order } from './store-order.ts';

/** All that the table of actions asks of an order. */
export async function findOrderFacts(database: Database, order: Order): Promise<OrderFacts> {
  const { hindrance } = await findOrderMoney(database, order);
  const invoices = await listOrderInvoices(database, order.id);
  return {
    status: order.status,
    heldBy: heldBy(order),
    hindrance,
    sent: (await listSentLines(database, order.id)).reduce((all, { sent }) => all + sent, 0),
    leftToCredit: sum(invoices.map(({ left }) => left)),
    refundable: totalRefundable(await listReceived(database, { orderId: order.id })),
  };
}

/** A person says why. */
export function heldBy({ status, heldAt, heldReason }: Order): OrderFacts['heldBy'] {
  if (heldAt === null || !isAwaited(status)) return null;
  return heldReason === '' ? 'chargeback' : 'staff';
}

/** The last thing that was done to it; 0 for nothing. */
export async function findLastEvent(database: Database, orderId: number): Promise<number> {
  const [last] = await database
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.id ?? 0;
}
