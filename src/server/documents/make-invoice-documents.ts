import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoiceDocuments } from '../database/schema/payments.ts';
import { dueOf, lockDue } from '../invoices/due.ts';
import { sendWaitingMails } from '../mail/outbox.ts';
import { renderOne } from '../render/render-pool.ts';
import { findInvoice } from './find-invoice.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { writeXml } from './xml.ts';

export type InvoiceDocument = typeof invoiceDocuments.$inferSelect;

type DocumentDependencies = Pick<Dependencies, 'database' | 'shopSettings' | 'jobs'>;

/**
 * Made once from what was stored with the invoice, after that transaction: drawing takes a tenth of a second and may
 * fail without the invoice failing.
 */
export async function makeInvoiceDocuments(deps: DocumentDependencies, invoiceId: number): Promise<void> {
  const { database } = deps;
  const invoice = await findInvoice(database, invoiceId);
  if (invoice === null) throw new Error(`no invoice ${invoiceId}`);
  // One from before it was kept was issued by whom the environment names.
  const seller = invoice.seller ?? deps.shopSettings.first.company;
  const contents = [
    { format: 'pdf', content: await renderOne({ kind: 'invoice', invoice, seller }) },
    { format: 'ubl', content: new TextEncoder().encode(writeXml(invoiceUbl(invoice, seller))) },
  ] as const;
  await database.transaction(async (transaction) => {
    await lockDue(transaction, dueOf(invoice));
    await transaction
      .insert(invoiceDocuments)
      .values(
        contents.map(({ format, content }) => ({
          invoiceId,
          format,
          content,
          sha256: createHash('sha256').update(content).digest('hex'),
        })),
      )
      .onConflictDoNothing();
    await sendWaitingMails(transaction, deps.jobs, invoice);
  });
}

/** Somebody may ask before the job has run. */
export async function findInvoiceDocument(
  deps: DocumentDependencies,
  invoiceId: number,
  format: InvoiceDocument['format'],
): Promise<InvoiceDocument | null> {
  const { database } = deps;
  const made = await read(database, invoiceId, format);
  if (made !== null) return made;
  if ((await findInvoice(database, invoiceId)) === null) return null;
  await makeInvoiceDocuments(deps, invoiceId);
  return read(database, invoiceId, format);
}

async function read(
  database: Database,
  invoiceId: number,
  format: InvoiceDocument['format'],
): Promise<InvoiceDocument | null> {
  const [document] = await database
    .select()
    .from(invoiceDocuments)
    .where(and(eq(invoiceDocuments.invoiceId, invoiceId), eq(invoiceDocuments.format, format)));
  return document ?? null;
}
