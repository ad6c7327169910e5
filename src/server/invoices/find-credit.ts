import { and, eq } from 'drizzle-orm';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoices } from '../database/schema/orders.ts';
import type { Invoice } from './issue-invoice.ts';

export async function findOrderInvoice(database: Database, orderId: number): Promise<Invoice | null> {
  const [invoice] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return invoice ?? null;
}

export function listCreditNotes(database: Database, invoiceId: number): Promise<readonly Invoice[]> {
  return database
    .select()
    .from(invoices)
    .where(and(eq(invoices.creditedInvoiceId, invoiceId), eq(invoices.kind, 'credit_note')));
}

/** What of an invoice no credit note has taken back. */
export function leftOf({ total }: Pick<Invoice, 'total'>, notes: readonly Pick<Invoice, 'total'>[]): Cents {
  return cents(total - sum(notes.map((note) => note.total)));
}
