import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { invoiceFileName } from '#text/documents/invoice.ts';
import { quoteFileName } from '#text/quotes/document.ts';
import type { Database } from '../database/database.ts';
import type { mails } from '../database/schema/operations.ts';
import { invoices } from '../database/schema/orders.ts';
import { invoiceDocuments } from '../database/schema/payments.ts';
import { quoteLogos, quoteVersions } from '../database/schema/quotes.ts';

export type Attachment = { readonly filename: string; readonly content: Uint8Array };

type MailWithDocument = Pick<typeof mails.$inferSelect, 'orderId' | 'invoiceId' | 'quoteVersionId'>;

export function hasDocument({ orderId, invoiceId, quoteVersionId }: MailWithDocument): boolean {
  return orderId !== null || invoiceId !== null || quoteVersionId !== null;
}

/** The PDF that belongs to a mail; null while it has not been made. */
export async function findAttachment(
  database: Database,
  { orderId, invoiceId, quoteVersionId }: MailWithDocument,
): Promise<Attachment | null> {
  if (quoteVersionId !== null) return findQuote(database, quoteVersionId);
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

async function findQuote(database: Database, versionId: number): Promise<Attachment | null> {
  const [found] = await database
    .select({
      number: sql<string>`${quoteVersions.document} ->> 'number'`,
      version: quoteVersions.version,
      content: quoteVersions.pdf,
    })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.id, versionId), isNotNull(quoteVersions.pdf)));
  if (found === undefined || found.content === null) return null;
  return { filename: quoteFileName(found.number, found.version), content: found.content };
}

/** The name by which a mail in a dealer's look calls their logo. */
export const logoContentId = 'logo';

export async function findMailLogo(
  database: Database,
  { quoteVersionId }: Pick<MailWithDocument, 'quoteVersionId'>,
): Promise<Uint8Array | null> {
  if (quoteVersionId === null) return null;
  const logoId = sql`(${quoteVersions.document} #>> '{sender,logo,id}')::integer`;
  const [found] = await database
    .select({ content: quoteLogos.content })
    .from(quoteVersions)
    .innerJoin(quoteLogos, eq(quoteLogos.id, logoId))
    .where(eq(quoteVersions.id, quoteVersionId));
  return found?.content ?? null;
}
