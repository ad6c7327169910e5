import { and, eq } from 'drizzle-orm';
import { type Cents, sum } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { listOrderInvoices } from './find-credit.ts';
import { type Invoice, type InvoiceDependencies, issueInvoice } from './issue-invoice.ts';

/**
 * The invoice of an order that is paid in advance. One that waits in the queue is made now: no credit note may come before
 * it. There is none where no more than a part was paid, for it would ask for the whole and count what goes back as credited.
 */
export async function invoiceOfPaid(deps: InvoiceDependencies, orderId: number): Promise<Invoice | null> {
  const [invoice] = await listOrderInvoices(deps.database, orderId);
  if (invoice !== undefined) return invoice;
  return (await wasPaidWhole(deps.database, orderId)) ? issueInvoice(deps, orderId) : null;
}

/** What credit notes have left of an order's invoices, and of the one in the queue; null where none is to come. */
export async function leftToCredit(
  database: Database,
  { id, total }: Pick<typeof orders.$inferSelect, 'id' | 'total'>,
): Promise<Cents | null> {
  const invoices = await listOrderInvoices(database, id);
  if (invoices.length > 0) return sum(invoices.map(({ left }) => left));
  return (await wasPaidWhole(database, id)) ? total : null;
}

// Whatever became of that money: its invoice has been asked for.
async function wasPaidWhole(database: Database, orderId: number): Promise<boolean> {
  const paid = await database
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.isPart, false),
        eq(paymentAttempts.status, 'paid'),
        eq(paymentAttempts.isSurplus, false),
      ),
    )
    .limit(1);
  return paid.length > 0;
}
