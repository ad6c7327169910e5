import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invoiceDocuments } from '../database/schema/payments.ts';
import type { Jobs } from '../queue/jobs.ts';

/**
 * For whoever mails an invoice that was there before. A mail waits for its document: of one whose making was given up, or that is
 * older than documents, it would wait for good.
 */
export async function demandDocuments(transaction: Database, jobs: Jobs, invoiceId: number): Promise<void> {
  if ((await transaction.$count(invoiceDocuments, eq(invoiceDocuments.invoiceId, invoiceId))) > 0) return;
  await jobs.enqueue(transaction, 'make-invoice-documents', { invoiceId });
}
