import { Hono } from 'hono';
import { companyInvoicesPath as path, payInvoicesPath } from '#contract/invoices-page.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { requireRight } from '../../../middleware/session.ts';
import { answerLedger } from './answer-ledger.ts';
import { answerDocument } from './own-documents.ts';
import { payPicked } from './pay-picked.ts';

/** R12.4: the company's own ledger. Behind accountRoutes, which asks for the login. */
export function companyInvoicesRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(path, requireRight('see_company_invoices'))
    .use(`${path}/*`, requireRight('see_company_invoices'))
    .get(path, (c) => answerLedger(c, deps))
    .post(payInvoicesPath, requireRight('pay'), (c) => payPicked(c, deps))
    .get(`${path}/:file`, (c) => answerDocument(c, deps, c.req.param('file')));
}
