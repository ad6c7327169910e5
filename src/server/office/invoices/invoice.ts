import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { InvoiceDetails, OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { findInvoiceDocument } from '../../documents/make-invoice-documents.ts';
import { Refusal } from '../../errors.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { isCall } from '../../middleware/errors.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { disputeRoutes } from './dispute.ts';
import { invoiceActionRoutes } from './invoice-actions.ts';
import { findInvoiceByNumber, findInvoiceDetails } from './invoice-details.ts';
import { toListed } from './listed.ts';
import { writeOffRoutes } from './write-off-actions.ts';

const { path } = officeRooms.invoices;

const formats = {
  pdf: { format: 'pdf', type: 'application/pdf' },
  xml: { format: 'ubl', type: 'application/xml' },
} as const;

/** One invoice or credit note, with everything that was paid for it. */
export function invoiceRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', invoiceActionRoutes(deps))
    .route('/', disputeRoutes(deps))
    .route('/', writeOffRoutes(deps))
    .get(`${path}/:number/:file`, async (c) => {
      const number = c.req.param('number');
      const extension = c.req.param('file') === `${number}.pdf` ? 'pdf' : 'xml';
      const invoice = await findInvoiceByNumber(deps.database, number);
      const document = invoice && (await findInvoiceDocument(deps, invoice.id, formats[extension].format));
      if (!document || c.req.param('file') !== `${number}.${extension}`)
        throw new Refusal(404, callErrors.notFound);
      c.header('Content-Type', formats[extension].type);
      c.header('Content-Disposition', `attachment; filename="${number}.${extension}"`);
      c.header('Cache-Control', 'no-store');
      return c.body(new Uint8Array(document.content));
    })
    .get(`${path}/:number`, (c) => answerInvoice(c, deps));
}

async function answerInvoice(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const invoice = await findInvoiceByNumber(deps.database, c.req.param('number') ?? '');
  const today = dutchDate(deps.now());
  const { days } = deps.shopSettings.recent().reminders;
  const details = invoice && (await findInvoiceDetails(deps.database, invoice, { today, days }));
  if (!details) throw new Refusal(404, callErrors.notFound);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ invoice: toJson(details) });
  }
  const page: OfficeInvoicePage = {
    name: 'office-invoice',
    invoice: details,
    key: randomUUID(),
    today,
    notice: noticeFrom(texts.notices, c.req.query('melding')),
    problem: noticeFrom(texts.problems, c.req.query('probleem')),
  };
  return answerPage(c, deps, page, { cache: 'no-store' });
}

function toJson(details: InvoiceDetails) {
  const euro = (amount: number) => decimalString(cents(amount));
  return {
    ...toListed(details),
    net: euro(details.netCents),
    vat: euro(details.vatCents),
    vatPercent: details.vatPercent,
    credits: details.creditedNumber,
    received: euro(details.receivedCents),
    reminders: (details.reminders?.sent ?? []).map(({ openCents, ...sent }) => ({
      ...sent,
      open: euro(openCents),
    })),
    nextReminder: details.reminders?.next ?? null,
    dispute: disputeOf(details),
    writtenOff: euro(details.writtenOffCents),
    lines: details.lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPrice: euro(unitPriceCents) })),
    creditNotes: details.creditNotes.map(({ totalCents, ...note }) => ({ ...note, total: euro(totalCents) })),
    payments: details.receipts.map((receipt) => ({
      id: receipt.paymentId,
      status: receipt.status,
      method: receipt.method,
      amount: euro(receipt.amountCents),
      paidAt: receipt.paidAt,
      chargedBack: euro(receipt.chargedBackCents),
      refunds: receipt.refunds.map(({ amountCents, status }) => ({ amount: euro(amountCents), status })),
    })),
  };
}

function disputeOf({ reminders }: InvoiceDetails) {
  if (!reminders?.dispute) return null;
  const { reason, by, on } = reminders.dispute;
  return { reason, by, on };
}
