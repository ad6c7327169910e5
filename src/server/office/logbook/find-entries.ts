import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { companyRoles } from '#domain/account/role.ts';
import type { LogbookAction, SubjectKind } from '#domain/logbook/entry.ts';
import type { Database } from '../../database/database.ts';
import { isStaff } from '../../database/is-staff.ts';
import { people } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { containing, cutPage, type Days, type ListPage, withinDays } from '../../lists/pages.ts';

export type LogbookFilter = Days & {
  readonly search: string | null;
  // A person, or a whole kind of them.
  readonly who: number | 'command' | 'shop' | 'customers' | null;
  readonly action: LogbookAction | null;
  readonly subject: { readonly kind: SubjectKind; readonly id: string | null } | null;
};

/** With the name of whom it was done for, as it is now. */
export type LogbookRow = typeof logbook.$inferSelect & { readonly behalfName: string | null };
/** The moment and the number of the last row. */
export type LogbookCursor = readonly [at: string, id: number];

/** Newest first. */
export async function findEntries(
  database: Database,
  filter: LogbookFilter,
  after: LogbookCursor | null,
  length: number,
): Promise<ListPage<LogbookRow, LogbookCursor>> {
  const { search, who, action, subject } = filter;
  const found = await database
    .select({ ...getTableColumns(logbook), behalfName: people.name })
    .from(logbook)
    .leftJoin(people, eq(people.id, logbook.behalfOf))
    .where(
      and(
        withinDays(sql`${logbook.at}`, filter),
        who === null ? undefined : isOf(who),
        action === null ? undefined : eq(logbook.action, action),
        subject === null ? undefined : eq(logbook.subjectKind, subject.kind),
        subject === null || subject.id === null ? undefined : eq(logbook.subjectId, subject.id),
        search === null ? undefined : sql`${searched} ilike ${containing(search)}`,
        after === null
          ? undefined
          : sql`(${logbook.at}, ${logbook.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(logbook.at), desc(logbook.id))
    .limit(length + 1);
  return cutPage(found, length, ({ at, id }) => [at.toISOString(), id] as const);
}

const searched = sql`(
  ${logbook.personName} || ' ' || ${logbook.subjectName} || ' ' || coalesce(${logbook.subjectId}, '') || ' ' ||
  coalesce(${logbook.before}::text, '') || ' ' || coalesce(${logbook.after}::text, '') || ' ' || ${logbook.address}
)`;

function isOf(who: NonNullable<LogbookFilter['who']>) {
  if (typeof who === 'number') return eq(logbook.personId, who);
  return who === 'customers' ? inArray(logbook.personRole, companyRoles) : eq(logbook.personRole, who);
}

/** Everybody who is or was staff, to choose from. */
export function listAuthors(database: Database) {
  return database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(isStaff, isNotNull(people.name)))
    .orderBy(asc(people.name), asc(people.id));
}
