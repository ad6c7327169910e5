import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { deliveryUndone } from '#text/documents/invoice.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { invoices } from '../database/schema/orders.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import type { Invoice, InvoiceDependencies } from '../invoices/issue-invoice.ts';
import type { Delivery } from './deliveries.ts';
import type { Order } from './store-order.ts';

/**
 * Whether the documents leave a delivery to be taken back. One that is paid in advance: as long as none tells the day it was
 * delivered. R12.3, on account: the last that went, while nothing has become of its invoice; what was invoiced after it counts its
 * fees and its VAT from it.
 */
export async function mayComeBack(
  database: Database,
  order: Pick<Order, 'id' | 'termDays'>,
  delivery: Pick<Delivery, 'id'>,
): Promise<boolean> {
  if (order.termDays === null) {
    const told = and(eq(invoices.orderId, order.id), isNotNull(invoices.deliveredOn));
    return (await database.$count(invoices, told)) === 0;
  }
  const [last] = await database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.orderId, order.id), isNull(deliveries.undoneAt)))
    .orderBy(desc(deliveries.id))
    .limit(1);
  const found = await findInvoiceOf(database, delivery);
  return last?.id === delivery.id && found !== null && found.left === found.invoice.total && !found.received;
}

/** All of its invoice, whose number stays: a series has no gap. None for what cost nothing, and for what is paid in advance. */
export async function creditDelivery(
  deps: InvoiceDependencies,
  delivery: Pick<Delivery, 'id'>,
): Promise<Invoice | null> {
  const found = await findInvoiceOf(deps.database, delivery);
  if (found === null || found.invoice.total === 0) return null;
  const { id: invoiceId, number, total: amount } = found.invoice;
  const wish = { kind: 'amount', amount } as const;
  const cause = `delivery-undone:${delivery.id}`;
  const note = await issueCreditNote(deps, { invoiceId, wish, cause, reason: deliveryUndone });
  if (note === null) throw new Error(`${number} was whole and is not`);
  return note;
}

async function findInvoiceOf(database: Database, delivery: Pick<Delivery, 'id'>) {
  const [found] = await database
    .select({ invoice: invoices, left: invoiceBalances.left, received: invoiceBalances.received })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(invoices.deliveryId, delivery.id), eq(invoices.kind, 'invoice')));
  return found ?? null;
}
