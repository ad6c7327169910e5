import { and, eq, isNull } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import type { CompanyRole } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { peopleMails } from '#text/mails/people-mails.ts';
import { changeRole, type Member, type PeopleChange, removePerson } from '../accounts/change-people.ts';
import { findPerson, type Person } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { cartLines } from '../database/schema/carts.ts';
import { writerOf } from '../logbook/writer-of.ts';
import { queueMail } from '../mail/outbox.ts';
import { passOnOffers, returnMeasured } from '../offers/leave-offers.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/**
 * R12.1: another role in the company, told by mail. What was offered to somebody who may no longer order goes back to who
 * offered it.
 */
export function changeColleagueRole(
  deps: Commanded,
  member: Member,
  role: CompanyRole,
  actor: Actor,
): Promise<PeopleChange> {
  return change(deps, member, async (transaction, person) => {
    const outcome = await changeRole({ database: transaction, now: deps.now }, member, role, actor);
    if (outcome !== 'done') return outcome;
    if (!may(role, 'order')) await passOnOffers(deps, transaction, person);
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `role-changed:${person.id}:${deps.now().getTime()}`,
      recipient: person.email,
      text: peopleMails.roleChanged({
        ...{ name: person.name, company: person.company.name, role, by: writerOf(actor) },
        link: `${deps.settings.publicUrl}/account`,
      }),
    });
    return 'done';
  });
}

/**
 * R12.1: the login ends at once and the cart goes; orders stay, with the name, and so does a cart that waits for a
 * colleague. Told by mail.
 */
export function removeColleague(deps: Commanded, member: Member, actor: Actor): Promise<PeopleChange> {
  return change(deps, member, async (transaction, person) => {
    const outcome = await removePerson({ database: transaction, now: deps.now }, member, actor);
    if (outcome !== 'done') return outcome;
    await passOnOffers(deps, transaction, person);
    await returnMeasured(deps, transaction, person);
    await transaction
      .delete(cartLines)
      .where(and(eq(cartLines.personId, person.id), isNull(cartLines.offerId)));
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `person-removed:${person.id}`,
      recipient: person.email,
      text: peopleMails.removed({ name: person.name, company: person.company.name, by: writerOf(actor) }),
    });
    return 'done';
  });
}

// All or nothing: nobody has left whose offers still lie with them.
function change(
  { database }: Commanded,
  { companyId, personId }: Member,
  act: (transaction: Database, person: Person) => Promise<PeopleChange>,
): Promise<PeopleChange> {
  return database.transaction(async (transaction) => {
    const person = await findPerson(transaction, personId);
    // An invitation is withdrawn instead.
    if (person?.companyId !== companyId || person.passwordHash === null) return 'unknown';
    return act(transaction, person);
  });
}
