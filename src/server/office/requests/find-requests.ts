import { and, asc, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
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

/** What waits first, the oldest before all; then what was decided, the newest first. Each by an index of its own. */
export async function findRequests(
  database: Database,
  { search, status }: RequestFilter,
  after: RequestCursor | null,
  length: number,
): Promise<ListPage<RequestData, RequestCursor>> {
  const isAsked = and(
    status === null ? undefined : eq(accountRequests.status, status),
    search === null ? undefined : isAbout(containing(search)),
  );
  const [rank, place] = after ?? [0, 0];
  const waiting =
    rank === 0 && (status === null || status === 'requested')
      ? await select(database, and(isWaiting, isAsked, gt(accountRequests.id, place)), asc, length + 1)
      : [];
  const decided =
    waiting.length <= length && status !== 'requested'
      ? await select(
          database,
          and(isDecided, isAsked, rank === 0 ? undefined : lt(accountRequests.id, -place)),
          desc,
          length + 1 - waiting.length,
        )
      : [];
  const page = cutPage([...waiting, ...decided], length, (row) => cursorOf(row));
  return { ...page, rows: page.rows.map(dataOf) };
}

// Written out: PostgreSQL takes an index of some of the rows for nothing else.
const isWaiting = sql`account_requests.status = 'requested'`;
const isDecided = sql`account_requests.status <> 'requested'`;

function select(
  database: Database,
  condition: SQL | undefined,
  direction: typeof asc,
  most: number,
): Promise<RequestRow[]> {
  return database
    .select()
    .from(accountRequests)
    .where(condition)
    .orderBy(direction(accountRequests.id))
    .limit(most);
}

function cursorOf({ status, id }: RequestRow): RequestCursor {
  return status === 'requested' ? [0, id] : [1, -id];
}

// As its index has it.
function isAbout(words: string): SQL {
  return sql`account_requests.company || ' ' || account_requests.company_number || ' ' || coalesce(account_requests.vat_id, '') || ' '
    || account_requests.contact || ' ' || account_requests.email || ' ' || account_requests.city || ' ' || account_requests.postcode
    ilike ${words}`;
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
