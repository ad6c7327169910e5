import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { statementTexts } from '#text/documents/statement.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { companies } from '../../database/schema/accounts.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { requireRight } from '../../middleware/session.ts';
import { answerStatement } from '../../routes/account/invoices/answer-statement.ts';
import { noteExport } from '../lists/note-export.ts';

const { path } = officeRooms.customers;

/** R12.4: the statement that the customer has, for who sees the money. */
export function statementRoutes(deps: Dependencies): Hono<AppEnv> {
  const answer = async (c: Context<AppEnv>, format: 'pdf' | 'csv') => {
    const companyId = rowId(c.req.param('id') ?? '');
    const [company] = await deps.database
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (company === undefined) throw new Refusal(404, callErrors.notFound);
    const taken = { what: `${statementTexts.title} ${company.name}`, file: `overzicht.${format}` };
    await noteExport(c, deps, taken);
    const refuse = (problem: string) => Promise.reject(new Refusal(422, problem));
    return answerStatement(c, deps, { companyId, format, refuse });
  };

  return new Hono<AppEnv>()
    .get(`${path}/:id/overzicht.pdf`, requireRight('see_money'), (c) => answer(c, 'pdf'))
    .get(`${path}/:id/overzicht.csv`, requireRight('see_money'), (c) => answer(c, 'csv'));
}
