import { and, asc, eq, sql } from 'drizzle-orm';
import type { CreditableLine } from '#domain/invoice/credit.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
import type { Invoice } from './issue-invoice.ts';

const { left, open, writtenOff } = invoiceBalances;
const balance = { left, open, writtenOff };

export type InvoiceBalance = Pick<typeof invoiceBalances.$inferSelect, 'left' | 'open' | 'writtenOff'>;

/** With what no credit note has taken back and nobody wrote off, and what of it is still to be paid. */
export type OrderInvoice = Invoice & InvoiceBalance;

/** The oldest first. R12.3: one that is paid in advance has one, one on account an invoice for each delivery. */
export async function listOrderInvoices(
  database: Database,
  orderId: number,
): Promise<readonly OrderInvoice[]> {
  const rows = await database
    .select({ invoice: invoices, ...balance })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.id));
  return rows.map(({ invoice, ...of }) => ({ ...invoice, ...of }));
}

/** Of one invoice, under whatever lock its money has. */
export async function findBalance(database: Database, invoiceId: number): Promise<InvoiceBalance> {
  const [found] = await database
    .select(balance)
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  if (found === undefined) throw new Error(`no balance of invoice ${invoiceId}`);
  return found;
}

export function listCreditNotes(database: Database, invoiceId: number): Promise<readonly Invoice[]> {
  return database
    .select()
    .from(invoices)
    .where(and(eq(invoices.creditedInvoiceId, invoiceId), eq(invoices.kind, 'credit_note')));
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
