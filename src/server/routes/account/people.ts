import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import type { PeopleNotice } from '#contract/people-page.ts';
import { may } from '#domain/account/rights.ts';
import { type CompanyRole, companyRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { peopleNotices, peopleProblems, peopleTexts } from '#text/account/people.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import type { Member, PeopleChange } from '../../accounts/change-people.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from '../../accounts/invite-person.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { createFieldReader, finishForm, rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { changeColleagueRole, removeColleague } from '../../people/change-colleague.ts';
import { listColleagues } from '../../people/list-people.ts';

/** R12.1: the company owner's page. Behind accountRoutes, which asks for the login. */
export function peopleRoutes(deps: Dependencies): Hono<AppEnv> {
  const show = async (c: Context<AppEnv>, form: FormState, status: 200 | 422 | 429 = 200) => {
    const person = signedInPerson(c);
    const colleagues = await listColleagues(deps.database, person, deps.now());
    const page = { name: 'people', company: person.company, colleagues, form, notice: noticeOf(c) } as const;
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };

  return new Hono<AppEnv>()
    .use('/account/mensen', requireRight('manage_people'))
    .use('/account/mensen/*', requireRight('manage_people'))
    .get('/account/mensen', async (c) => show(c, restoredForm({}, await keptValues(c, deps))))
    .post('/account/mensen', async (c) => {
      const { companyId } = signedInPerson(c);
      const values = await readForm(c);
      const parsed = parseInvitation(values);
      if (!parsed.ok) return show(c, rejectedForm(values, parsed.errors), 422);
      const invited = await invitePerson(deps, { companyId, ...parsed.value }, actorOf(c, deps));
      if (invited.kind === 'invited') return toPeople(c, 'uitgenodigd');
      if (invited.kind === 'too-many')
        return show(c, { ...rejectedForm(values, {}), notice: peopleTexts.tooMany }, 429);
      return show(c, rejectedForm(values, { email: await explainTaken(c, deps, parsed.value.email) }), 422);
    })
    .post('/account/mensen/:id/opnieuw', async (c) => {
      const { kind } = await inviteAgain(deps, memberOf(c), actorOf(c, deps));
      return toPeople(c, kind === 'invited' ? 'opnieuw' : kind === 'unknown' ? 'onbekend' : 'teveel');
    })
    .post('/account/mensen/:id/intrekken', async (c) => {
      const outcome = await withdrawInvitation(deps, memberOf(c), actorOf(c, deps));
      return toPeople(c, outcome === 'withdrawn' ? 'ingetrokken' : 'onbekend');
    })
    .post('/account/mensen/:id/rol', async (c) => {
      const role = roleFrom((await readForm(c))['role']);
      if (role === null) throw new Refusal(400, callErrors.unreadable);
      const member = memberOf(c);
      const outcome = await changeColleagueRole(deps, member, role, actorOf(c, deps));
      if (outcome === 'unchanged') return toPeople(c);
      const isLost = outcome === 'done' && isOneself(c, member) && !may(role, 'manage_people');
      return isLost ? c.redirect('/account?melding=rol', 303) : answer(c, outcome, 'rol');
    })
    .get('/account/mensen/:id/verwijderen', async (c) => {
      const { personId } = memberOf(c);
      const all = await listColleagues(deps.database, signedInPerson(c), deps.now());
      const colleague = all.find(({ id }) => id === personId);
      if (colleague === undefined) throw new Refusal(404, callErrors.notFound);
      if (colleague.state === 'invited') return toPeople(c);
      return answerPage(c, deps, { name: 'remove-colleague', colleague }, { cache: 'no-store' });
    })
    .post('/account/mensen/:id/verwijderen', async (c) => {
      const member = memberOf(c);
      const outcome = await removeColleague(deps, member, actorOf(c, deps));
      const isLost = outcome === 'done' && isOneself(c, member);
      return isLost ? c.redirect('/inloggen?melding=uitgelogd', 303) : answer(c, outcome, 'verwijderd');
    });
}

function parseInvitation(values: FormValues) {
  const fields = createFieldReader(values);
  const invited = {
    name: fields.text('name', maxName),
    email: fields.read('email', parseEmail, fieldErrors.email),
    role: roleFrom(values['role']),
  };
  if (invited.role === null) fields.errors['role'] = peopleTexts.roleMissing;
  return finishForm(invited, fields.errors);
}

function roleFrom(given: string | undefined): CompanyRole | null {
  return companyRoles.find((role) => role === given) ?? null;
}

// Of this company: whoever belongs to another is unknown here.
function memberOf(c: Context<AppEnv>): Member {
  return { companyId: signedInPerson(c).companyId, personId: rowId(c.req.param('id') ?? '') };
}

function isOneself(c: Context<AppEnv>, { personId }: Member): boolean {
  return signedInPerson(c).id === personId;
}

async function explainTaken(c: Context<AppEnv>, deps: Dependencies, email: string): Promise<string> {
  const all = await listColleagues(deps.database, signedInPerson(c), deps.now());
  const isColleague = all.some((one) => one.email.toLowerCase() === email);
  return isColleague ? peopleTexts.emailOfColleague : peopleTexts.emailTaken;
}

type Notice = keyof typeof peopleNotices | keyof typeof peopleProblems;

function answer(c: Context<AppEnv>, outcome: PeopleChange, done: Notice): Response {
  if (outcome === 'done') return toPeople(c, done);
  return toPeople(c, outcome === 'last-owner' ? 'laatste-eigenaar' : 'onbekend');
}

function toPeople(c: Context<AppEnv>, notice?: Notice): Response {
  return c.redirect(notice === undefined ? '/account/mensen' : `/account/mensen?melding=${notice}`, 303);
}

function noticeOf(c: Context<AppEnv>): PeopleNotice | null {
  const problem = noticeFrom(peopleProblems, c.req.query('melding'));
  if (problem !== null) return { kind: 'error', text: problem };
  const news = noticeFrom(peopleNotices, c.req.query('melding'));
  return news === null ? null : { kind: 'ok', text: news };
}
