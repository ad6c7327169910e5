import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { staffRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { inviteTexts } from '#text/staff/staff.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import { invitePerson } from '../../accounts/invite-person.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { createFieldReader, finishForm, rejectedForm, restoredForm } from '../../input/form-values.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';

const { path } = officeRooms.staff;

export function inviteStaffRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(`${path}/uitnodigen`, async (c) => {
      const form = restoredForm({}, await keptValues(c, deps));
      return answerPage(c, deps, { name: 'office-invite', form }, { cache: 'no-store' });
    })
    .post(`${path}/uitnodigen`, async (c) => {
      const values = await readForm(c);
      const parsed = parseInvitation(values);
      if (!parsed.ok) return refuse(c, deps, values, parsed.errors);
      // Staff are the people of the shop's own company, and so is who invites them.
      const { companyId } = signedInPerson(c);
      const outcome = await invitePerson(deps, { ...parsed.value, companyId }, actorOf(c, deps));
      if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, deps.now());
      if (outcome.kind === 'email-taken') return refuse(c, deps, values, { email: inviteTexts.emailTaken });
      return c.redirect(`${path}/${outcome.personId}?melding=uitgenodigd`, 303);
    });
}

function parseInvitation(values: FormValues) {
  const fields = createFieldReader(values);
  const name = fields.text('name', maxName);
  const email = fields.read('email', parseEmail, fieldErrors.email);
  const role = fields.read(
    'role',
    (typed) => staffRoles.find((known) => known === typed) ?? null,
    inviteTexts.role,
  );
  return finishForm({ name, email, role }, fields.errors);
}

function refuse(
  c: Context<AppEnv>,
  deps: Dependencies,
  values: FormValues,
  errors: Readonly<Record<string, string>>,
): Promise<Response> {
  const page = { name: 'office-invite', form: rejectedForm(values, errors) } as const;
  return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
}
