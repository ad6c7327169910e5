import { and, asc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { StaffMemberData, StaffStatus } from '#contract/office/page.ts';
import type { StaffRole } from '#domain/account/role.ts';
import { hasSecondFactor } from '../../accounts/has-second-factor.ts';
import { lastSeen } from '../../accounts/last-seen.ts';
import type { Database } from '../../database/database.ts';
import { isStaff } from '../../database/is-staff.ts';
import { people } from '../../database/schema/accounts.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';

export type StaffFilter = { readonly search: string | null; readonly status: StaffStatus | null };

/** The name in small letters and the number of the last one. */
export type StaffCursor = readonly [name: string, id: number];

type StaffRow = StaffMemberData & { readonly sortedBy: string };

/** By name; who has left is not among them. */
export async function findStaff(
  database: Database,
  { search, status }: StaffFilter,
  after: StaffCursor | null,
  length: number,
): Promise<ListPage<StaffMemberData, StaffCursor>> {
  const words = search === null ? null : containing(search);
  const found = await select(
    database,
    and(
      status === null ? undefined : withStatus[status],
      words === null ? undefined : or(ilike(people.name, words), ilike(people.email, words)),
      after === null ? undefined : sql`(${sortedBy}, ${people.id}) > (${after[0]}, ${after[1]})`,
    ),
    length + 1,
  );
  const page = cutPage(found, length, ({ sortedBy: name, id }) => [name, id] as const);
  return { ...page, rows: page.rows.map(({ sortedBy: _name, ...member }) => member) };
}

export async function findMember(database: Database, id: number): Promise<StaffMemberData | null> {
  const [found] = await select(database, eq(people.id, id), 1);
  if (found === undefined) return null;
  const { sortedBy: _name, ...member } = found;
  return member;
}

/** Whose leaving would leave nobody to let others in. */
export async function isLastOwner(
  database: Database,
  { role, status }: Pick<StaffMemberData, 'role' | 'status'>,
): Promise<boolean> {
  if (role !== 'owner' || status !== 'active') return false;
  const owners = and(isStaff, isNull(people.removedAt), eq(people.role, 'owner'), withStatus.active);
  return (await database.$count(people, owners)) === 1;
}

const withStatus: Readonly<Record<StaffStatus, SQL | undefined>> = {
  active: and(isNull(people.blockedAt), isNotNull(people.passwordHash)),
  invited: and(isNull(people.blockedAt), isNull(people.passwordHash)),
  blocked: isNotNull(people.blockedAt),
};

const sortedBy = sql<string>`lower(${people.name})`;

async function select(database: Database, which: SQL | undefined, most: number): Promise<StaffRow[]> {
  const rows = await database
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      role: people.role,
      blockedAt: people.blockedAt,
      hasPassword: sql<boolean>`${people.passwordHash} is not null`,
      lastSeenAt: lastSeen,
      invitedUntil: sql<Date | null>`(
        select max(expires_at) from password_resets
        where person_id = people.id and purpose = 'invitation' and used_at is null
      )`.mapWith(people.createdAt),
      secondFactor: hasSecondFactor,
      sortedBy,
    })
    .from(people)
    .where(and(isStaff, isNull(people.removedAt), which))
    .orderBy(asc(sortedBy), asc(people.id))
    .limit(most);
  return rows.map(({ blockedAt, hasPassword, lastSeenAt, invitedUntil, role, ...row }) => ({
    ...row,
    role: role as StaffRole,
    status: blockedAt !== null ? 'blocked' : hasPassword ? 'active' : 'invited',
    invitedUntil: hasPassword ? null : (invitedUntil?.toISOString() ?? null),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}
