import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { maxCompanyNote } from '#domain/business/limits.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { addNote } from '../../accounts/company-notes.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import { plainLines, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { answerCustomer } from './answer-customer.ts';

const { path } = officeRooms.customers;

/** R11.4: what colleagues should know of a customer. Added to; nothing that was written is changed. */
export function noteRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().post(`${path}/:id/notities`, requireRight('change_customers'), (c) =>
    add(c, deps),
  );
}

async function add(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const id = rowId(c.req.param('id') ?? '');
  const values = await readForm(c);
  const text = plainLines(values['note']);
  if (text === '' || text.length > maxCompanyNote) {
    const note = text === '' ? fieldErrors.required : fieldErrors.tooLong(maxCompanyNote);
    return answerCustomer(c, deps, id, { note: rejectedForm(values, { note }) });
  }
  if (!(await addNote(deps, id, text, actorOf(c, deps)))) throw new Refusal(404, callErrors.notFound);
  return c.redirect(`${path}/${id}?melding=notitie#notities`, 303);
}
