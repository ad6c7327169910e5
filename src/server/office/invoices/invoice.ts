import { Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { findInvoiceDocument } from '../../documents/make-invoice-documents.ts';
import { Refusal } from '../../errors.ts';
import { answerInvoice } from './answer-invoice.ts';
import { disputeRoutes } from './dispute.ts';
import { invoiceActionRoutes } from './invoice-actions.ts';
import { findInvoiceByNumber } from './invoice-details.ts';
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
    .get(`${path}/:number`, (c) => answerInvoice(c, deps, c.req.param('number')));
}
