import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { OrderOnAccount } from '#contract/order-page.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices, orders } from '../database/schema/orders.ts';

// Of a delivery that was entered by mistake: nothing went, and nothing of it was invoiced.
const isTakenBack = sql`exists (
  select from deliveries where deliveries.id = ${invoices.deliveryId} and deliveries.undone_at is not null
)`;

/** How those of these orders stand that are on account; the others are not in it. */
export async function findOrdersOnAccount(
  database: Database,
  orderIds: readonly number[],
  { seesMoney }: { readonly seesMoney: boolean },
): Promise<ReadonlyMap<number, OrderOnAccount>> {
  if (orderIds.length === 0) return new Map();
  const { left, open, writtenOff } = invoiceBalances;
  const rows = await database
    .select({
      id: orders.id,
      termDays: orders.termDays,
      invoices: sql`count(${invoices.id})`.mapWith(Number),
      invoicedCents: sql`coalesce(sum(${left}), 0)`.mapWith(Number),
      writtenOffCents: sql`coalesce(sum(${writtenOff}), 0)`.mapWith(Number),
      openCents: sql`coalesce(sum(${open}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice'), not(isTakenBack)))
    .leftJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(inArray(orders.id, [...orderIds]), isNotNull(orders.termDays)))
    .groupBy(orders.id);
  return new Map(
    rows.map(({ id, termDays, ...money }) => [
      id,
      { termDays: termDays ?? 0, money: seesMoney ? money : null },
    ]),
  );
}
