import { and, eq } from 'drizzle-orm';
import { invoiceFileName } from '#text/documents/invoice.ts';
import type { Database } from '../database/database.ts';
import type { mails } from '../database/schema/operations.ts';
import { invoices } from '../database/schema/orders.ts';
import { invoiceDocuments } from '../database/schema/payments.ts';

export type Attachment = { readonly filename: string; readonly content: Uint8Array };

/** The PDF that belongs to a mail; null while it has not been made. */
export async function findAttachment(
  database: Database,
  { orderId, invoiceId }: Pick<typeof mails.$inferSelect, 'orderId' | 'invoiceId'>,
): Promise<Attachment | null> {
  if (orderId === null && invoiceId === null) return null;
  const isIt =
    invoiceId === null
      ? and(eq(invoices.orderId, orderId ?? 0), eq(invoices.kind, 'invoice'))
      : eq(invoices.id, invoiceId);
  const [found] = await database
    .select({ kind: invoices.kind, number: invoices.number, content: invoiceDocuments.content })
    .from(invoices)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.invoiceId, invoices.id))
    .where(and(isIt, eq(invoiceDocuments.format, 'pdf')));
  if (found === undefined) return null;
  return { filename: invoiceFileName(found.kind, found.number), content: found.content };
}
