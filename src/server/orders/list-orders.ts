import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { OrderList, OrderSummary } from '#contract/order-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { findPaymentStatuses } from './order-payment.ts';

const pageLength = 20;

/**
 * A page of a customer's orders, the newest first: those placed before the order of that number, or the newest of all.
 */
export async function listOrders(
  database: Database,
  personId: number,
  before: string | null,
): Promise<OrderList> {
  const own = and(eq(orders.personId, personId), ne(orders.status, 'draft'));
  const [last] =
    before === null
      ? []
      : await database
          .select({ id: orders.id })
          .from(orders)
          .where(and(own, eq(orders.number, before)));
  const rows = await database
    .select()
    .from(orders)
    .where(and(own, last && lt(orders.id, last.id)))
    .orderBy(desc(orders.id))
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const statuses = await findPaymentStatuses(
    database,
    shown.map(({ id }) => id),
  );
  return {
    orders: shown.map((order) => summarise(order, statuses.get(order.id) ?? null)),
    isNewest: last === undefined,
    lastNumber: rows.length > pageLength ? (shown.at(-1)?.number ?? null) : null,
  };
}

function summarise(
  { number, placedAt, status, reference, total }: typeof orders.$inferSelect,
  payment: PaymentStatus | null,
): OrderSummary {
  return {
    payment,
    number,
    placedOn: dutchDate(placedAt),
    status,
    reference,
    totalCents: total,
  };
}
