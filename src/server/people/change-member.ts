import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyRole } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { CompanyChange, Judge } from '../accounts/change-company.ts';
import { changeRole, type Member } from '../accounts/change-people.ts';
import { changePerson, lockCompany } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies, people } from '../database/schema/accounts.ts';
import { changedValues } from '../logbook/changed-values.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { tellChange } from '../second-factor/record-change.ts';
import { changeColleagueRole } from './change-colleague.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

export type MemberRow = typeof people.$inferSelect;

export type MemberDetails = Pick<MemberRow, 'name' | 'phone' | 'cmUnits' | 'totalMeasures'> & {
  readonly role: CompanyRole;
};

/** One of a customer's people; who has left, or is of the staff, is none. */
export async function findCustomerMember(
  database: Database,
  { companyId, personId }: Member,
): Promise<MemberRow | null> {
  const [found] = await database
    .select({ person: people })
    .from(people)
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(
      and(
        eq(people.id, personId),
        eq(people.companyId, companyId),
        eq(companies.isShop, false),
        isNull(people.removedAt),
      ),
    );
  return found?.person ?? null;
}

type MemberChange = CompanyChange<MemberRow> | { readonly kind: 'last-owner' };

/**
 * R11.4: what staff change of somebody at a customer's, on the phone with them. The e-mail address is not among it: whoever
 * has it has the login.
 */
export function changeMember(
  deps: Commanded,
  member: Member,
  { role, ...details }: MemberDetails,
  isAsSeen: Judge<MemberRow>,
  actor: Actor,
): Promise<MemberChange> {
  return deps.database.transaction(async (transaction): Promise<MemberChange> => {
    await lockCompany(transaction, member.companyId);
    const present = await findCustomerMember(transaction, member);
    if (present === null) return { kind: 'unknown' };
    if (!isAsSeen(present)) return { kind: 'overtaken', present };
    const own = { ...deps, database: transaction };
    // Who has not come yet is told by the invitation.
    const change = present.passwordHash === null ? changeRole : changeColleagueRole;
    const moved = role === present.role ? 'unchanged' : await change(own, member, role, actor);
    if (moved === 'unknown' || moved === 'last-owner') return { kind: moved };
    const values = changedValues(told(present), told(details));
    if (values === null) return { kind: moved === 'done' ? 'changed' : 'unchanged' };
    await changePerson(transaction, member.personId, details, deps.now());
    const subject = { kind: 'person', id: present.id, name: present.name } as const;
    await writeLogbook(transaction, actor, { action: 'person_changed', subject, ...values }, deps.now());
    // Whoever talked staff into another number did not talk the person into it.
    if (details.phone !== present.phone && present.passwordHash !== null)
      await tellChange(deps, transaction, present, 'phone_changed');
    return { kind: 'changed' };
  });
}

function told({ name, phone, cmUnits, totalMeasures }: Omit<MemberDetails, 'role'>) {
  return { name, phone, unit: cmUnits ? 'cm' : 'mm', measures: totalMeasures ? 'total' : 'opening' } as const;
}
