import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { type CompanyRole, companyRoles } from '#domain/account/role.ts';
import { maxName } from '#domain/business/limits.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { peopleTexts } from '#text/account/people.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerFormTexts } from '#text/staff/customer-forms.ts';
import type { customerTexts } from '#text/staff/customers.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import type { Member } from '../../accounts/change-people.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from '../../accounts/invite-person.ts';
import { formatPhone, parsePhone } from '../../accounts/phone.ts';
import { readMeasuring } from '../../accounts/terms-form.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { requireRight } from '../../middleware/session.ts';
import { removeColleague } from '../../people/change-colleague.ts';
import { changeMember, findCustomerMember, type MemberRow } from '../../people/change-member.ts';
import { asSeen, customerHere, customerOf, openForm, refuseForm, tellMeanwhile } from './customer-form.ts';
import { findHolder } from './find-holder.ts';

const { path } = officeRooms.customers;

type Country = Parameters<typeof parsePhone>[0];

/** R11.4: a customer's people, by staff who are on the phone with them. */
export function personFormRoutes(deps: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
    .use(`${path}/:id/mensen/*`, requireRight('change_customers'))
    .get(`${path}/:id/mensen/nieuw`, async (c) => {
      const paper = await customerHere(c, deps);
      if (paper.company.blockedAt !== null) return shutOut(c, paper.company.id);
      return openForm(c, deps, { kind: 'invite', customer: customerOf(paper), subject: null }, {});
    })
    .post(`${path}/:id/mensen/nieuw`, async (c) => {
      const paper = await customerHere(c, deps);
      const { id: companyId, blockedAt } = paper.company;
      if (blockedAt !== null) return shutOut(c, companyId);
      const parts = { kind: 'invite', customer: customerOf(paper), subject: null } as const;
      const values = await readForm(c);
      const parsed = parseInvitation(values);
      if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
      const outcome = await invitePerson(deps, { companyId, ...parsed.value }, actorOf(c, deps));
      if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, deps.now());
      if (outcome.kind === 'invited') return c.redirect(`${path}/${companyId}?melding=uitgenodigd`, 303);
      const { error, taken } = await findHolder(deps.database, parsed.value.email);
      return refuseForm(c, deps, parts, values, { email: error }, { taken });
    })
    .get(`${path}/:id/mensen/:person`, async (c) => {
      const { parts, valuesOf, person } = await personHere(c, deps);
      return openForm(c, deps, parts, valuesOf(person));
    })
    .post(`${path}/:id/mensen/:person`, async (c) => {
      const { parts, valuesOf, member, country } = await personHere(c, deps);
      const values = await readForm(c);
      const parsed = parseDetails(values, country);
      if (!parsed.ok) return refuseForm(c, deps, parts, values, parsed.errors);
      const isAsSeen = asSeen(values, valuesOf);
      const outcome = await changeMember(deps, member, parsed.value, isAsSeen, actorOf(c, deps));
      switch (outcome.kind) {
        case 'unknown':
          throw new Refusal(404, callErrors.notFound);
        case 'last-owner':
          return refuseForm(c, deps, parts, values, { role: customerFormTexts.lastOwner });
        case 'overtaken': {
          const present = valuesOf(outcome.present);
          const subject = { kind: 'person', id: member.personId } as const;
          return tellMeanwhile(c, deps, parts, { values, present, subject });
        }
        case 'changed':
          return back(c, member, 'melding=persoon');
        case 'unchanged':
          return back(c, member, 'probleem=al-zo');
      }
    });
  for (const [word, action] of Object.entries(actions)) {
    routes.post(`${path}/:id/mensen/:person/${word}`, async (c) => {
      const { member } = await personHere(c, deps);
      return back(c, member, await action(deps, member, actorOf(c, deps)));
    });
  }
  return routes;
}

type Told =
  | `melding=${keyof typeof customerTexts.notices}`
  | `probleem=${keyof typeof customerTexts.problems}`;

/** By the last word of the address. */
const actions: Readonly<Record<string, (deps: Dependencies, member: Member, actor: Actor) => Promise<Told>>> =
  {
    opnieuw: async (deps, member, actor) => {
      const outcome = await inviteAgain(deps, member, actor);
      if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, deps.now());
      return outcome.kind === 'invited' ? 'melding=opnieuw-uitgenodigd' : 'probleem=al-zo';
    },
    intrekken: async (deps, member, actor) =>
      (await withdrawInvitation(deps, member, actor)) === 'withdrawn'
        ? 'melding=ingetrokken'
        : 'probleem=al-zo',
    verwijderen: async (deps, member, actor) => {
      const outcome = await removeColleague(deps, member, actor);
      if (outcome === 'done') return 'melding=persoon-verwijderd';
      return outcome === 'last-owner' ? 'probleem=laatste-eigenaar' : 'probleem=al-zo';
    },
  };

function back(c: Context<AppEnv>, { companyId }: Member, told: Told): Response {
  return c.redirect(`${path}/${companyId}?${told}`, 303);
}

// Nobody is asked to come where nobody is let in.
function shutOut(c: Context<AppEnv>, companyId: number): Response {
  return c.redirect(`${path}/${companyId}?probleem=uitnodigen-geblokkeerd`, 303);
}

async function personHere(c: Context<AppEnv>, deps: Dependencies) {
  const paper = await customerHere(c, deps);
  const { id: companyId, country } = paper.company;
  const member: Member = { companyId, personId: rowId(c.req.param('person') ?? '') };
  const person = await findCustomerMember(deps.database, member);
  if (person === null) throw new Refusal(404, callErrors.notFound);
  const subject = { id: person.id, name: person.name };
  const parts = { kind: 'person', customer: customerOf(paper), subject } as const;
  return { parts, member, country, person, valuesOf: (row: MemberRow) => detailValues(row, country) };
}

function detailValues(
  { name, phone, role, cmUnits, totalMeasures }: MemberRow,
  country: Country,
): FormValues {
  return {
    name,
    phone: phone === '' ? '' : formatPhone(country, phone),
    role,
    unit: cmUnits ? 'cm' : 'mm',
    measures: totalMeasures ? 'total' : 'opening',
  };
}

function parseInvitation(values: FormValues) {
  const fields = createFieldReader(values);
  const name = fields.text('name', maxName);
  const email = fields.read('email', parseEmail, fieldErrors.email);
  const role = fields.read('role', roleOf, peopleTexts.roleMissing);
  return finishForm({ name, email, role }, fields.errors);
}

function parseDetails(values: FormValues, country: Country) {
  const fields = createFieldReader(values);
  const name = fields.text('name', maxName);
  // Who was invited has none until they tell it.
  const parse = (typed: string) => (typed === '' ? '' : parsePhone(country, typed));
  const phone = fields.read('phone', parse, fieldErrors.phone);
  const role = fields.read('role', roleOf, peopleTexts.roleMissing);
  return finishForm({ name, phone, role, ...readMeasuring(fields) }, fields.errors);
}

function roleOf(typed: string): CompanyRole | null {
  return companyRoles.find((role) => role === typed) ?? null;
}
