import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerTexts } from '#text/staff/customers.ts';
import {
  type BlockOutcome,
  type BlockSubject,
  blockCustomer,
  unblockCustomer,
} from '../../accounts/block-customer.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, oneLine, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { answerCustomer } from './answer-customer.ts';

const { path } = officeRooms.customers;

/** Of the company, or of the person that the form names. */
export function blockRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(`${path}/:id/blokkeren`, requireRight('change_customers'), async (c) => {
      const values = await readForm(c);
      const subject = subjectOf(c, values);
      const reason = oneLine(values['reason']);
      if (reason === '' || reason.length > maxReason) {
        const errors = { reason: customerTexts.reasonMissing };
        const form = { ...rejectedForm(values, errors), notice: customerTexts.notBlocked };
        return answerCustomer(c, deps, subject.companyId, { block: { person: subject.personId, form } });
      }
      const outcome = await blockCustomer(deps, subject, reason, actorOf(c, deps));
      return answer(c, subject, outcome, 'geblokkeerd');
    })
    .post(`${path}/:id/deblokkeren`, requireRight('change_customers'), async (c) => {
      const subject = subjectOf(c, await readForm(c));
      const outcome = await unblockCustomer(deps, subject, actorOf(c, deps));
      return answer(c, subject, outcome, 'gedeblokkeerd');
    });
}

function subjectOf(c: Context<AppEnv>, values: FormValues): BlockSubject {
  const person = values['person'] ?? '';
  return { companyId: rowId(c.req.param('id') ?? ''), personId: person === '' ? null : rowId(person) };
}

function answer(c: Context<AppEnv>, subject: BlockSubject, outcome: BlockOutcome, done: string): Response {
  if (outcome === 'unknown') throw new Refusal(404, callErrors.notFound);
  const who = subject.personId === null ? 'bedrijf' : 'persoon';
  return back(c, subject, outcome === 'done' ? `melding=${who}-${done}` : 'probleem=al-zo');
}

function back(c: Context<AppEnv>, { companyId }: BlockSubject, told: string): Response {
  return c.redirect(`${path}/${companyId}?${told}`, 303);
}
