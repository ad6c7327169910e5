import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { OrderList, OrderSummary } from '#contract/order-page.ts';
import { may } from '#domain/account/rights.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type Reader, readableOrders } from '../accounts/readable.ts';
import { findCollected } from '../database/collected-orders.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { findOrdersOnAccount } from '../on-account/orders-on-account.ts';
import { findPaymentStatuses } from './order-payment.ts';

const pageLength = 20;

/**
 * A page of the orders that somebody may read, the newest first: those placed before the order of that number, or the
 * newest of all.
 */
export async function listOrders(
  database: Database,
  reader: Reader,
  before: string | null,
): Promise<OrderList> {
  const theirs = and(readableOrders(database, reader), ne(orders.status, 'draft'));
  const [last] =
    before === null
      ? []
      : await database
          .select({ id: orders.id })
          .from(orders)
          .where(and(theirs, eq(orders.number, before)));
  const rows = await database
    .select()
    .from(orders)
    .where(and(theirs, last && lt(orders.id, last.id)))
    .orderBy(desc(orders.id))
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const ids = shown.map(({ id }) => id);
  const seesMoney = may(reader.role, 'see_prices');
  const [statuses, onAccount, collected] = await Promise.all([
    findPaymentStatuses(database, ids),
    findOrdersOnAccount(database, ids, { seesMoney }),
    findCollected(database, ids),
  ]);
  return {
    orders: shown.map((order) => ({
      ...summarise(order, reader),
      payment: statuses.get(order.id) ?? null,
      onAccount: onAccount.get(order.id) ?? null,
      isCollected: collected.has(order.id),
    })),
    isNewest: last === undefined,
    lastNumber: rows.length > pageLength ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** The last that somebody placed; null for who has not ordered. */
export async function findLastPlaced(database: Database, personId: number): Promise<string | null> {
  const [last] = await database
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.personId, personId), ne(orders.status, 'draft')))
    .orderBy(desc(orders.id))
    .limit(1);
  return last?.number ?? null;
}

function summarise(
  { number, placedAt, status, reference, total, personId, customer }: typeof orders.$inferSelect,
  reader: Reader,
): Omit<OrderSummary, 'payment' | 'onAccount' | 'isCollected'> {
  return {
    number,
    placedOn: dutchDate(placedAt),
    status,
    reference,
    orderedBy: personId === reader.id ? null : customer.contact,
    totalCents: may(reader.role, 'see_prices') ? total : null,
  };
}
