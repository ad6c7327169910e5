import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { CompanyInvoicePage } from '#contract/invoices-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { zero } from '#domain/money/cents.ts';
import { runBalance } from '#domain/statement/statement.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { findDueMovements } from '../../../bookkeeping/statement/find-movements.ts';
import { invoices } from '../../../database/schema/orders.ts';
import { invoiceReminders } from '../../../database/schema/reminders.ts';
import { findInvoiceDocument } from '../../../documents/make-invoice-documents.ts';
import { Refusal } from '../../../errors.ts';
import { dueOf } from '../../../invoices/due.ts';
import { mayHere, signedInPerson } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { findOwnInvoice } from './find-ledger.ts';

const formats = {
  pdf: { format: 'pdf', type: 'application/pdf' },
  xml: { format: 'ubl', type: 'application/xml' },
} as const;

/** `{number}` is its page, `{number}.pdf` and `{number}.xml` are the document; of another company there is nothing here. */
export async function answerOwnInvoice(
  c: Context<AppEnv>,
  deps: Dependencies,
  file: string,
): Promise<Response> {
  const [, number = '', extension] = /^(.+?)(?:\.(pdf|xml))?$/.exec(file) ?? [];
  const { companyId } = signedInPerson(c);
  const found = await findOwnInvoice(deps.database, { companyId, number, today: dutchDate(deps.now()) });
  if (found === null) throw new Refusal(404, callErrors.notFound);
  if (extension === 'pdf' || extension === 'xml') return answerDocument(c, deps, found.invoice, extension);
  const page = await presentInvoice(deps, found, mayHere(c, 'pay'));
  return answerPage(c, deps, page, { cache: 'no-store' });
}

type Found = NonNullable<Awaited<ReturnType<typeof findOwnInvoice>>>;

async function answerDocument(
  c: Context<AppEnv>,
  deps: Dependencies,
  { id, number }: Found['invoice'],
  extension: keyof typeof formats,
): Promise<Response> {
  const { format, type } = formats[extension];
  const document = await findInvoiceDocument(deps, id, format);
  if (document === null) throw new Refusal(404, callErrors.notFound);
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${number}.${extension}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(document.content));
}

async function presentInvoice(
  { database }: Dependencies,
  { invoice, row }: Found,
  canPay: boolean,
): Promise<CompanyInvoicePage> {
  const isInvoice = invoice.kind === 'invoice';
  const [moved, reminders, [credited]] = await Promise.all([
    isInvoice ? findDueMovements(database, dueOf(invoice)) : [],
    database
      .select()
      .from(invoiceReminders)
      .where(eq(invoiceReminders.invoiceId, invoice.id))
      .orderBy(invoiceReminders.step),
    invoice.creditedInvoiceId === null
      ? []
      : database
          .select({ number: invoices.number })
          .from(invoices)
          .where(eq(invoices.id, invoice.creditedInvoiceId)),
  ]);
  return {
    name: 'company-invoice',
    invoice: row,
    creditedNumber: credited?.number ?? null,
    rows: runBalance(zero, moved),
    reminders: reminders.map(({ step, sentOn, open }) => ({ step, sentOn, openCents: open })),
    payKey: canPay && row.openCents > 0 ? randomUUID() : null,
  };
}
