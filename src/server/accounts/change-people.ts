import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { isStaffRole, type Role } from '#domain/account/role.ts';
import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { removeResetsOf } from './password-resets.ts';
import { lockCompany } from './people.ts';
import { endAllSessions } from './sessions.ts';

type Commanded = Pick<Dependencies, 'database' | 'now'>;

/** Of this company: who belongs to another is unknown here. */
export type Member = { readonly companyId: number; readonly personId: number };

export type PeopleChange =
  | 'done'
  // Nobody of this company, or no more.
  | 'unknown'
  // As it was asked for already.
  | 'unchanged'
  // Nobody would be left to let others in.
  | 'last-owner';

type PersonRow = typeof people.$inferSelect;

/** Of the shop's roles for its staff, of a company's for its people. In force from the next request. */
export function changeRole(deps: Commanded, member: Member, role: Role, actor: Actor): Promise<PeopleChange> {
  return change(deps, member, actor, (person) => {
    if (isStaffRole(role) !== isStaffRole(person.role))
      throw new Error(`${role} is no role in company ${person.companyId}`);
    if (person.role === role) return null;
    return {
      set: { role },
      entry: { action: 'role_changed', before: { role: person.role }, after: { role } },
    };
  });
}

/** Ends whatever they are logged in with. */
export function blockPerson(
  deps: Commanded,
  member: Member,
  reason: string | null,
  actor: Actor,
): Promise<PeopleChange> {
  return change(deps, member, actor, ({ blockedAt }) =>
    blockedAt !== null
      ? null
      : {
          set: { blockedAt: deps.now() },
          entry: { action: 'person_blocked', ...(reason === null ? {} : { after: { reason } }) },
          endsLogins: true,
        },
  );
}

export function unblockPerson(deps: Commanded, member: Member, actor: Actor): Promise<PeopleChange> {
  return change(deps, member, actor, ({ blockedAt }) =>
    blockedAt === null ? null : { set: { blockedAt: null }, entry: { action: 'person_unblocked' } },
  );
}

/** The row stays, for orders to point at; the address is free for somebody else. */
export function removePerson(deps: Commanded, member: Member, actor: Actor): Promise<PeopleChange> {
  return change(deps, member, actor, ({ email, role }) => ({
    set: { removedAt: deps.now(), passwordHash: null },
    entry: { action: 'person_removed', before: { email, role } },
    endsLogins: true,
  }));
}

type Wanted = {
  readonly set: Partial<Pick<PersonRow, 'role' | 'blockedAt' | 'removedAt' | 'passwordHash'>>;
  readonly entry: Omit<LogbookEntry, 'subject'>;
  readonly endsLogins?: boolean;
};

// One change to a company's people at a time: two owners who take each other's role at once would both find the other.
function change(
  { database, now }: Commanded,
  { companyId, personId }: Member,
  actor: Actor,
  wish: (person: PersonRow) => Wanted | null,
): Promise<PeopleChange> {
  return database.transaction(async (transaction) => {
    await lockCompany(transaction, companyId);
    const [person] = await transaction
      .select()
      .from(people)
      .where(and(eq(people.id, personId), eq(people.companyId, companyId), isNull(people.removedAt)));
    if (person === undefined) return 'unknown';
    const wanted = wish(person);
    if (wanted === null) return 'unchanged';
    if (
      isOwning(person) &&
      !isOwning({ ...person, ...wanted.set }) &&
      !(await hasOtherOwner(transaction, person))
    )
      return 'last-owner';
    const at = now();
    // Links before the person, as choosing a password does.
    if (wanted.endsLogins) await removeResetsOf(transaction, personId);
    await transaction
      .update(people)
      .set({ ...wanted.set, updatedAt: at })
      .where(eq(people.id, personId));
    if (wanted.endsLogins) await endAllSessions(transaction, personId);
    const subject = { kind: 'person', id: personId, name: person.name } as const;
    await writeLogbook(transaction, actor, { ...wanted.entry, subject }, at);
    return 'done';
  });
}

// Who can log in and let others in: not while invited, and not while blocked.
function isOwning({ role, passwordHash, blockedAt, removedAt }: PersonRow): boolean {
  return role === ownerAmong(role) && passwordHash !== null && blockedAt === null && removedAt === null;
}

async function hasOtherOwner(transaction: Database, { id, companyId, role }: PersonRow): Promise<boolean> {
  const others = await transaction.$count(
    people,
    and(
      eq(people.companyId, companyId),
      eq(people.role, ownerAmong(role)),
      ne(people.id, id),
      isNotNull(people.passwordHash),
      isNull(people.blockedAt),
      isNull(people.removedAt),
    ),
  );
  return others > 0;
}

function ownerAmong(role: Role): Role {
  return isStaffRole(role) ? 'owner' : 'company_owner';
}
