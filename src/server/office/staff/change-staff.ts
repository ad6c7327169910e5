import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { staffRoles } from '#domain/account/role.ts';
import { maxReason } from '#domain/business/limits.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { staffTexts } from '#text/staff/staff.ts';
import {
  blockPerson,
  changeRole,
  type Member,
  type PeopleChange,
  removePerson,
  unblockPerson,
} from '../../accounts/change-people.ts';
import { inviteAgain, withdrawInvitation } from '../../accounts/invite-person.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { resetSecondFactor } from '../../second-factor/reset-second-factor.ts';
import { findMember } from './find-staff.ts';

const { path } = officeRooms.staff;

type Notice = keyof typeof staffTexts.notices;
type Problem = keyof typeof staffTexts.problems;

type Outcome =
  | { readonly done: Notice; readonly isGone?: boolean }
  | { readonly problem: Problem }
  | { readonly unknown: true };

type Action = (deps: Dependencies, member: Member, actor: Actor, values: FormValues) => Promise<Outcome>;

/** By the last word of its address. */
const actions: Readonly<Record<string, Action>> = {
  rol: async (deps, member, actor, values) => {
    const role = staffRoles.find((known) => known === values['role']);
    if (role === undefined) return { problem: 'unchanged' };
    return outcomeOf(await changeRole(deps, member, role, actor), { done: 'rol' });
  },
  blokkeren: async (deps, member, actor, values) => {
    const reason = (values['reason'] ?? '').trim();
    if (reason.length > maxReason) return { problem: 'long-reason' };
    const outcome = await blockPerson(deps, member, reason === '' ? null : reason, actor);
    return outcomeOf(outcome, { done: 'geblokkeerd' });
  },
  deblokkeren: async (deps, member, actor) =>
    outcomeOf(await unblockPerson(deps, member, actor), { done: 'gedeblokkeerd' }),
  verwijderen: async (deps, member, actor) =>
    outcomeOf(await removePerson(deps, member, actor), { done: 'verwijderd', isGone: true }),
  'opnieuw-uitnodigen': async (deps, member, actor) => {
    const outcome = await inviteAgain(deps, member, actor);
    if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, deps.now());
    return outcome.kind === 'invited' ? { done: 'opnieuw-uitgenodigd' } : { problem: 'unchanged' };
  },
  intrekken: async (deps, member, actor) =>
    (await withdrawInvitation(deps, member, actor)) === 'withdrawn'
      ? { done: 'ingetrokken', isGone: true }
      : { problem: 'unchanged' },
  // One's own is taken away where the password is asked for.
  'tweede-stap': async (deps, { personId }, actor) => {
    if (actor.personId === personId) return { problem: 'own-second-factor' };
    return (await resetSecondFactor(deps, actor, personId))
      ? { done: 'tweede-stap' }
      : { problem: 'no-second-factor' };
  },
};

function outcomeOf(change: PeopleChange, done: Outcome): Outcome {
  if (change === 'done') return done;
  return change === 'unknown' ? { unknown: true } : { problem: change };
}

export function changeStaffRoutes(deps: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [word, action] of Object.entries(actions))
    routes.post(`${path}/:id/${word}`, (c) => act(c, deps, action));
  return routes;
}

async function act(c: Context<AppEnv>, deps: Dependencies, action: Action): Promise<Response> {
  const personId = rowId(c.req.param('id') ?? '');
  // Looked up among the staff: the number of anybody else is nobody here.
  if ((await findMember(deps.database, personId)) === null) throw new Refusal(404, callErrors.notFound);
  const member = { personId, companyId: signedInPerson(c).companyId };
  const outcome = await action(deps, member, actorOf(c, deps), await readForm(c));
  if ('unknown' in outcome) throw new Refusal(404, callErrors.notFound);
  const page = 'done' in outcome && outcome.isGone ? path : `${path}/${personId}`;
  const told = 'done' in outcome ? `melding=${outcome.done}` : `probleem=${outcome.problem}`;
  return c.redirect(`${page}?${told}`, 303);
}
