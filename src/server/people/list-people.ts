import { and, eq, getTableColumns, gt, isNull, max } from 'drizzle-orm';
import type { ColleagueData } from '#contract/people-page.ts';
import { isStaffRole } from '#domain/account/role.ts';
import { lastSeen } from '../accounts/last-seen.ts';
import { formatPhone } from '../accounts/phone.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { passwordResets, people } from '../database/schema/accounts.ts';

type Reader = Pick<SignedInPerson, 'id' | 'companyId' | 'country'>;

/** R12.1: everybody of the company, by name; who is invited stands among them. */
export async function listColleagues(
  database: Database,
  reader: Reader,
  now: Date,
): Promise<readonly ColleagueData[]> {
  const rows = await database
    .select({ ...getTableColumns(people), lastSeenAt: lastSeen })
    .from(people)
    .where(and(eq(people.companyId, reader.companyId), isNull(people.removedAt)))
    .orderBy(people.name, people.id);
  const invited = await openInvitations(database, reader.companyId, now);
  const owners = rows.filter((row) => row.role === 'company_owner' && stateOf(row) === 'active');
  return rows.flatMap((row) => {
    const { id, name, email, phone, role, lastSeenAt } = row;
    if (isStaffRole(role)) return [];
    return {
      ...{ id, name, email, role },
      phone: phone === '' ? '' : formatPhone(reader.country, phone),
      state: stateOf(row),
      lastSeen: lastSeenAt?.toISOString() ?? null,
      invitedUntil: invited.get(id)?.toISOString() ?? null,
      isReader: id === reader.id,
      isLastOwner: owners.length === 1 && owners[0]?.id === id,
    };
  });
}

function stateOf({
  passwordHash,
  blockedAt,
}: Pick<typeof people.$inferSelect, 'passwordHash' | 'blockedAt'>): ColleagueData['state'] {
  if (blockedAt !== null) return 'blocked';
  return passwordHash === null ? 'invited' : 'active';
}

async function openInvitations(
  database: Database,
  companyId: number,
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const links = await database
    .select({ id: people.id, until: max(passwordResets.expiresAt) })
    .from(people)
    .innerJoin(passwordResets, eq(passwordResets.personId, people.id))
    .where(
      and(eq(people.companyId, companyId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
    )
    .groupBy(people.id);
  return new Map(links.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}
