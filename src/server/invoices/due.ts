import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';

/** Everything that is paid for one order, its invoice included; or for an invoice without an order, or of one on account. */
export type Due = { readonly orderId: number } | { readonly invoiceId: number };

type Payable = {
  readonly id: number;
  readonly orderId: number | null;
  readonly deliveryId: number | null;
};

/** R12.3: of an order on account each invoice is paid by itself, and the order never is. */
export function dueOf({ id, orderId, deliveryId }: Payable): Due {
  return orderId === null || deliveryId !== null ? { invoiceId: id } : { orderId };
}

export function paymentsFor(database: Database, due: Due): SQL | undefined {
  if ('invoiceId' in due) return eq(payments.invoiceId, due.invoiceId);
  const ofOrder = database
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.orderId, due.orderId));
  // Gathered first, or PostgreSQL reads all payments there are.
  return or(eq(payments.orderId, due.orderId), sql`${payments.invoiceId} = any (array(${ofOrder}))`);
}

/**
 * Whoever decides on the money of an order takes this lock first, then payment, attempt and invoice: two that lock in
 * another order would wait for each other. The order is given where it is what is paid.
 */
export async function lockDue(transaction: Database, due: Due): Promise<typeof orders.$inferSelect | null> {
  const locked = await lockDues(transaction, [due]);
  return 'orderId' in due ? (locked.get(due.orderId) ?? null) : null;
}

/**
 * In one order for everybody, orders before invoices. R12.3: of an order on account each invoice is paid by itself, and its order
 * is locked all the same: whoever acts on it has that lock before they come to the invoice.
 */
export async function lockDues(
  transaction: Database,
  dues: readonly Due[],
): Promise<ReadonlyMap<number, typeof orders.$inferSelect>> {
  const invoiceIds = dues.flatMap((due) => ('invoiceId' in due ? [due.invoiceId] : []));
  const behind = await findOrdersBehind(transaction, invoiceIds);
  const orderIds = [...dues.flatMap((due) => ('orderId' in due ? [due.orderId] : [])), ...behind];
  const locked = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.id))
    .for('update');
  if (invoiceIds.length > 0) {
    await transaction
      .select({ id: invoices.id })
      .from(invoices)
      .where(inArray(invoices.id, invoiceIds))
      .orderBy(asc(invoices.id))
      .for('update');
  }
  return new Map(locked.map((order) => [order.id, order]));
}

async function findOrdersBehind(
  transaction: Database,
  invoiceIds: readonly number[],
): Promise<readonly number[]> {
  if (invoiceIds.length === 0) return [];
  const behind = await transaction
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.id, [...invoiceIds]));
  return behind.flatMap(({ orderId }) => orderId ?? []);
}
