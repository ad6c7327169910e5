import { type Context, Hono } from 'hono';
import { companyInvoicesPath as path, payInvoicesPath } from '#contract/invoices-page.ts';
import { statementTexts } from '#text/documents/statement.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { requireRight, signedInPerson } from '../../../middleware/session.ts';
import { answerLedger } from './answer-ledger.ts';
import { answerStatement } from './answer-statement.ts';
import { answerOwnInvoice } from './own-documents.ts';
import { payPicked } from './pay-picked.ts';

/** R12.4: the company's own ledger. Behind accountRoutes, which asks for the login. */
export function companyInvoicesRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(path, requireRight('see_company_invoices'))
    .use(`${path}/*`, requireRight('see_company_invoices'))
    .get(path, (c) => answerLedger(c, deps))
    .post(payInvoicesPath, requireRight('pay'), (c) => payPicked(c, deps))
    .get(`${path}/overzicht.pdf`, (c) => answerOwnStatement(c, deps, 'pdf'))
    .get(`${path}/overzicht.csv`, (c) => answerOwnStatement(c, deps, 'csv'))
    .get(`${path}/:file`, (c) => answerOwnInvoice(c, deps, c.req.param('file')));
}

function answerOwnStatement(
  c: Context<AppEnv>,
  deps: Dependencies,
  format: 'pdf' | 'csv',
): Promise<Response> {
  const { companyId } = signedInPerson(c);
  const period = { from: c.req.query('van') ?? '', until: c.req.query('tot') ?? '' };
  const refuse = (why: string) =>
    answerLedger(c, deps, { problem: statementTexts.refused(why), period, status: 422 });
  return answerStatement(c, deps, { companyId, format, refuse });
}
