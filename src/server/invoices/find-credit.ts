import { and, eq, sql } from 'drizzle-orm';
import type { CreditableLine } from '#domain/invoice/credit.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
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

export type InvoiceLine = typeof invoiceLines.$inferSelect & CreditableLine;

/** The lines of an invoice in their order, each with how many of its pieces credit notes have named. */
export function listCreditableLines(database: Database, invoiceId: number): Promise<readonly InvoiceLine[]> {
  return database
    .select({
      id: invoiceLines.id,
      invoiceId: invoiceLines.invoiceId,
      position: invoiceLines.position,
      description: invoiceLines.description,
      amount: invoiceLines.amount,
      unitPrice: invoiceLines.unitPrice,
      creditedLineId: invoiceLines.creditedLineId,
      credited: sql`(
        select coalesce(sum(given.amount), 0) from invoice_lines given where given.credited_line_id = invoice_lines.id
      )`.mapWith(Number),
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(invoiceLines.position);
}
