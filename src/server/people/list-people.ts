import { and, eq, gt, isNull, max } from 'drizzle-orm';
import type { ColleagueData } from '#contract/people-page.ts';
import { isStaffRole } from '#domain/account/role.ts';
import type { Country } from '#domain/business/address.ts';
import { formatPhone } from '../accounts/phone.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { passwordResets, people, sessions } from '../database/schema/accounts.ts';
import { knownDevices } from '../database/schema/second-factor.ts';

type Reader = Pick<SignedInPerson, 'id' | 'companyId' | 'country'>;

/** R12.1: everybody of the company, by name; who is invited stands among them. */
export async function listColleagues(
  database: Database,
  reader: Reader,
  now: Date,
): Promise<readonly ColleagueData[]> {
  const rows = await database
    .select()
    .from(people)
    .where(and(eq(people.companyId, reader.companyId), isNull(people.removedAt)))
    .orderBy(people.name, people.id);
  const [seen, invited] = [
    await lastSeen(database, reader.companyId),
    await openInvitations(database, reader.companyId, now),
  ];
  const owners = rows.filter((row) => row.role === 'company_owner' && stateOf(row) === 'active');
  return rows.flatMap((row) => {
    const { id, name, email, phone, role } = row;
    if (isStaffRole(role)) return [];
    return {
      ...{ id, name, email, role },
      phone: phone === '' ? '' : formatPhone(reader.country as Country, phone),
      state: stateOf(row),
      lastSeen: seen.get(id)?.toISOString() ?? null,
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

// By what is logged in, or was: a login that is over is forgotten before the browser it was made in.
async function lastSeen(database: Database, companyId: number): Promise<ReadonlyMap<number, Date>> {
  const ofCompany = eq(people.companyId, companyId);
  const logins = await database
    .select({ id: people.id, at: max(sessions.lastSeenAt) })
    .from(people)
    .innerJoin(sessions, eq(sessions.personId, people.id))
    .where(ofCompany)
    .groupBy(people.id);
  const devices = await database
    .select({ id: people.id, at: max(knownDevices.lastUsedAt) })
    .from(people)
    .innerJoin(knownDevices, eq(knownDevices.personId, people.id))
    .where(ofCompany)
    .groupBy(people.id);
  const latest = new Map<number, Date>();
  for (const { id, at } of [...logins, ...devices]) {
    if (at !== null && at > (latest.get(id) ?? new Date(0))) latest.set(id, at);
  }
  return latest;
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
