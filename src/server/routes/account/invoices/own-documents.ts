import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { invoices } from '../../../database/schema/orders.ts';
import { findInvoiceDocument } from '../../../documents/make-invoice-documents.ts';
import { Refusal } from '../../../errors.ts';
import { signedInPerson } from '../../../middleware/session.ts';

const formats = {
  pdf: { format: 'pdf', type: 'application/pdf' },
  xml: { format: 'ubl', type: 'application/xml' },
} as const;

/** PDF or UBL; of another company there is nothing here. */
export async function answerDocument(
  c: Context<AppEnv>,
  deps: Dependencies,
  file: string,
): Promise<Response> {
  const [, number = '', extension = ''] = /^(.+)\.(pdf|xml)$/.exec(file) ?? [];
  const wanted = extension === 'pdf' || extension === 'xml' ? formats[extension] : null;
  const id = wanted && (await findOwnInvoice(deps, signedInPerson(c).companyId, number));
  const document = wanted && id && (await findInvoiceDocument(deps, id, wanted.format));
  if (!document || wanted === null) throw new Refusal(404, callErrors.notFound);
  c.header('Content-Type', wanted.type);
  c.header('Content-Disposition', `attachment; filename="${number}.${extension}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(document.content));
}

async function findOwnInvoice(
  { database }: Dependencies,
  companyId: number,
  number: string,
): Promise<number | null> {
  const [found] = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.number, number)));
  return found?.id ?? null;
}
