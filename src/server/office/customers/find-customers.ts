import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerData, CustomerStatus } from '#contract/office/customers.ts';
import type { Country } from '#domain/business/address.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { Database } from '../../database/database.ts';
import { companies } from '../../database/schema/accounts.ts';
import { listedCompanies } from '../../database/schema/listed-companies.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';
import { walkOrGather } from '../../lists/walk-or-gather.ts';

export type CustomerFilter = {
  readonly search: string | null;
  readonly status: CustomerStatus | null;
  readonly group: DiscountGroup | null;
  readonly country: Country | null;
};

/** The name in small letters and the number of the last one. */
export type CustomerCursor = readonly [name: string, id: number];

/** By name; the shop's own company is none of them. */
export async function findCustomers(
  database: Database,
  { search, status, group, country }: CustomerFilter,
  after: CustomerCursor | null,
  length: number,
): Promise<ListPage<CustomerData, CustomerCursor>> {
  const fitting = and(
    status === null ? undefined : withStatus[status],
    group === null ? undefined : eq(companies.discountGroup, group),
    country === null ? undefined : eq(companies.country, country),
  );
  const isAfter =
    after === null
      ? undefined
      : sql`(${listedCompanies.name}, ${listedCompanies.companyId}) > (${after[0]}, ${after[1]})`;
  const isAsked = search === null ? undefined : isAbout(search);
  const wanted = length + 1;
  const word = search !== null && fitting === undefined && isOneWord(search) ? search : null;
  const isTold = word !== null && /[\p{L}\p{N}]{3}/u.test(word);
  const walkOn = () =>
    walkOrGather({
      ...{ wanted, glance: isTold ? 3 * glance : glance, farthest: 3000 },
      walk: (most) => findIds(database, firstOf(most, isAfter), and(isAsked, fitting), wanted),
      hasMore: async (than) => (await findIds(database, firstOf(1, isAfter, than), undefined, 1)).length > 0,
      gather: () =>
        word === null
          ? findIds(database, gathered(and(isAfter, isAsked)), fitting, wanted)
          : findIds(database, gatheredByWord(word, isAfter, wanted), undefined, wanted),
    });
  const ids = (isTold ? await findByWord(database, word, isAfter, wanted) : null) ?? (await walkOn());
  const found = ids.length === 0 ? [] : await select(database, inArray(companies.id, [...ids]), ids.length);
  const page = cutPage(found, length, ({ sortedBy: name, customer: { id } }) => [name, id] as const);
  return { ...page, rows: page.rows.map(({ customer }) => customer) };
}

function firstOf(most: number, isAfter: SQL | undefined, past = 0): SQL {
  return sql`(select * from listed_companies where ${isAfter ?? sql`true`} order by name, company_id limit ${most} offset ${past}) as listed_companies`;
}

// Not taken apart: else PostgreSQL walks all the same.
function gathered(condition: SQL | undefined): SQL {
  return sql`(select * from listed_companies where ${condition ?? sql`true`} offset 0) as listed_companies`;
}

// As list_companies takes words apart.
function isOneWord(search: string): boolean {
  return /^[\p{L}\p{N}@.&+'_-]+$/u.test(search);
}

// Who has it otherwise than at the beginning of the name, of whom there are few, and as many as fill a page of those who have it there.
function gatheredByWord(word: string, isAfter: SQL | undefined, most: number): SQL {
  const beginning = containing(word).slice(1);
  const fits = isAfter ?? sql`true`;
  return sql`(
    (select * from listed_companies where name like lower(${beginning}) and ${fits} order by name, company_id limit ${most})
    union
    (select * from listed_companies where (beyond like lower(${containing(word)}) ${orNumber(word)}) and ${fits} offset 0)
  ) as listed_companies`;
}

const glance = 500;
// More than these are not few.
const few = 100;

/**
 * In one question, what nearly every word is found by: among the first where many have it, and otherwise by how the name begins and by
 * the few who have it elsewhere. Null where those are more, for whom somebody has to walk on.
 */
async function findByWord(
  database: Database,
  word: string,
  isAfter: SQL | undefined,
  most: number,
): Promise<readonly number[] | null> {
  const like = sql`like lower(${containing(word)})`;
  const fits = isAfter ?? sql`true`;
  const { rows } = await database.execute<{ id: number; others: number }>(sql`
    with first as materialized (
      select company_id, name from ${firstOf(glance, isAfter)} where words ${like} ${orNumber(word)}
      order by name, company_id limit ${most}
    ), seen as materialized (
      select count(*) < ${most} as is_short from first
    ), others as materialized (
      select company_id, name from listed_companies
      where (select is_short from seen) and (beyond ${like} ${orNumber(word)}) and ${fits} limit ${few + 1}
    )
    select company_id as id, (select count(*)::integer from others) as others from (
      select company_id, name from first
      union select company_id, name from others
      union (
        select company_id, name from listed_companies
        where (select is_short from seen) and name like lower(${containing(word).slice(1)}) and ${fits}
        order by name, company_id limit ${most}
      )
    ) as found order by name, company_id limit ${most}`);
  return rows.some(({ others }) => others > few) ? null : rows.map(({ id }) => id);
}

async function findIds(
  database: Database,
  listed: SQL,
  condition: SQL | undefined,
  most: number,
): Promise<readonly number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select listed_companies.company_id as id from ${listed}
    left join companies on companies.id = listed_companies.company_id
    where ${condition ?? sql`true`} order by listed_companies.name, listed_companies.company_id limit ${most}`);
  return rows.map(({ id }) => id);
}

// Whoever is on the phone knows one of these.
function isAbout(search: string): SQL {
  return sql`(listed_companies.words like lower(${containing(search)}) ${orNumber(search)})`;
}

function orNumber(search: string): SQL {
  return /^\d{1,9}$/.test(search) ? sql`or listed_companies.company_id = ${Number(search)}` : sql``;
}

export async function findCustomer(database: Database, id: number): Promise<CustomerData | null> {
  const [found] = await select(database, eq(companies.id, id), 1);
  return found?.customer ?? null;
}

const withStatus: Readonly<Record<CustomerStatus, SQL>> = {
  active: isNull(companies.blockedAt),
  blocked: isNotNull(companies.blockedAt),
};

// The company of who was staff before there were companies has nobody: its one login went to the shop's own.
const hasHadPeople = sql`exists (select from people where company_id = companies.id)`;

const sortedBy = sql<string>`lower(${companies.name})`;

type CustomerRow = { readonly customer: CustomerData; readonly sortedBy: string };

async function select(
  database: Database,
  which: SQL | undefined,
  most: number,
): Promise<readonly CustomerRow[]> {
  const rows = await database
    .select({
      id: companies.id,
      company: companies.name,
      companyNumber: companies.companyNumber,
      vatId: companies.vatId,
      country: companies.country,
      discountGroup: companies.discountGroup,
      blockedAt: companies.blockedAt,
      city: sql<string | null>`(
        select city from addresses where company_id = companies.id and kind = 'invoice' limit 1
      )`,
      people: sql<number>`(
        select count(*)::int from people where company_id = companies.id and removed_at is null
      )`,
      lastOrderAt: sql<Date | null>`(
        select max(placed_at) from orders where company_id = companies.id and status <> 'draft'
      )`.mapWith(companies.createdAt),
      sortedBy,
    })
    .from(companies)
    .where(and(eq(companies.isShop, false), hasHadPeople, which))
    .orderBy(asc(sortedBy), asc(companies.id))
    .limit(most);
  return rows.map(({ sortedBy: name, blockedAt, lastOrderAt, ...row }) => ({
    sortedBy: name,
    customer: {
      ...row,
      status: blockedAt === null ? 'active' : 'blocked',
      lastOrderOn: lastOrderAt && dutchDate(lastOrderAt),
    },
  }));
}
