import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RequestData, RequestDetails, RequestStatus } from '#contract/office/requests.ts';
import { formatAddress } from '#text/account/account.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { formatPhone } from '../../accounts/phone.ts';
import type { Database } from '../../database/database.ts';
import { accountRequests, companies, people } from '../../database/schema/accounts.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';
import { findVatAnswer } from '../find-vat-answer.ts';

export type RequestFilter = { readonly search: string | null; readonly status: RequestStatus | null };

/** Whether it is decided, and its number: upwards among what waits, downwards among what is decided. */
export type RequestCursor = readonly [rank: number, place: number];

type RequestRow = typeof accountRequests.$inferSelect;

/** What waits first, the oldest before all; then what was decided, the newest first. */
export async function findRequests(
  database: Database,
  { search, status }: RequestFilter,
  after: RequestCursor | null,
  length: number,
): Promise<ListPage<RequestData, RequestCursor>> {
  const found = await database
    .select()
    .from(accountRequests)
    .where(
      and(
        status === null ? undefined : eq(accountRequests.status, status),
        search === null ? undefined : isAbout(containing(search)),
        after === null ? undefined : sql`(${rank}, ${place}) > (${after[0]}::int, ${after[1]}::int)`,
      ),
    )
    .orderBy(asc(rank), asc(place))
    .limit(length + 1);
  const page = cutPage(found, length, (row) => cursorOf(row));
  return { ...page, rows: page.rows.map(dataOf) };
}

const rank = sql<number>`(case account_requests.status when 'requested' then 0 else 1 end)`;
const place = sql<number>`(
  case account_requests.status when 'requested' then account_requests.id else -account_requests.id end
)`;

function cursorOf({ status, id }: RequestRow): RequestCursor {
  return status === 'requested' ? [0, id] : [1, -id];
}

function isAbout(words: string): SQL {
  const { company, companyNumber, vatId, contact, email, city, postcode } = accountRequests;
  const columns = [company, companyNumber, vatId, contact, email, city, postcode];
  return sql`(${sql.join(
    columns.map((column) => sql`${column} ilike ${words}`),
    sql` or `,
  )})`;
}

export async function findRequest(database: Database, id: number): Promise<RequestRow | null> {
  const [row] = await database.select().from(accountRequests).where(eq(accountRequests.id, id));
  return row ?? null;
}

/** With what staff want to know before they decide. */
export async function detailsOf(database: Database, row: RequestRow): Promise<RequestDetails> {
  const holder = await findPersonByEmail(database, row.email);
  return {
    ...dataOf(row),
    address: formatAddress(row),
    remarks: row.remarks,
    decidedBy: await nameOf(database, row.decidedBy),
    refusalReason: row.refusalReason,
    isReasonTold: row.isReasonTold,
    customer: await companyOf(database, row.personId),
    hints: {
      emailOf: holder === null ? null : holder.company.isShop ? 'staff' : knownAs(holder.company),
      sameNumber: await listWithNumber(database, row),
      alike: await listAlike(database, row),
      vatAnswer: await findVatAnswer(database, row.vatId),
    },
  };
}

function dataOf(row: RequestRow): RequestData {
  const { id, status, company, companyNumber, vatId, country, city, contact, email } = row;
  return {
    ...{ id, status, company, companyNumber, vatId, country, city, contact, email },
    phone: formatPhone(country, row.phone),
    requestedAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function knownAs({ id, name }: Pick<typeof companies.$inferSelect, 'id' | 'name'>) {
  return { id, company: name };
}

async function nameOf(database: Database, personId: number | null): Promise<string | null> {
  if (personId === null) return null;
  const [person] = await database.select({ name: people.name }).from(people).where(eq(people.id, personId));
  return person?.name ?? null;
}

async function companyOf(database: Database, personId: number | null) {
  if (personId === null) return null;
  const [company] = await database
    .select({ id: companies.id, name: companies.name })
    .from(people)
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(eq(people.id, personId));
  return company === undefined ? null : knownAs(company);
}

async function listWithNumber(database: Database, { companyNumber, country, personId }: RequestRow) {
  const own = await companyOf(database, personId);
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.companyNumber, companyNumber),
        eq(companies.country, country),
        eq(companies.isShop, false),
        // What the request itself became is no surprise.
        own === null ? undefined : ne(companies.id, own.id),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(10);
  return rows.map(knownAs);
}

function listAlike(database: Database, { id, companyNumber, email }: RequestRow) {
  return database
    .select({ id: accountRequests.id, company: accountRequests.company, status: accountRequests.status })
    .from(accountRequests)
    .where(
      and(
        ne(accountRequests.id, id),
        or(eq(accountRequests.companyNumber, companyNumber), eq(accountRequests.email, email)),
      ),
    )
    .orderBy(asc(accountRequests.id))
    .limit(10);
}
