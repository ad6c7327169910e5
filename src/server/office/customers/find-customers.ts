import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerData, CustomerStatus } from '#contract/office/customers.ts';
import type { Country } from '#domain/business/address.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { DiscountGroup } from '#domain/pricing/discount.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { companies } from '../../database/schema/accounts.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';

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
    after === null ? undefined : sql`(${sortedBy}, ${companies.id}) > (${after[0]}, ${after[1]})`,
  );
  const walked =
    search === null ? [] : await select(database, and(isNear(fitting), isAboutThis(search)), length + 1);
  const found =
    walked.length > length
      ? walked
      : await select(database, and(fitting, search === null ? undefined : isAmongThose(search)), length + 1);
  const page = cutPage(found, length, ({ sortedBy: name, customer: { id } }) => [name, id] as const);
  return { ...page, rows: page.rows.map(({ customer }) => customer) };
}

export async function findCustomer(database: Database, id: number): Promise<CustomerData | null> {
  const [found] = await select(database, eq(companies.id, id), 1);
  return found?.customer ?? null;
}

const withStatus: Readonly<Record<CustomerStatus, SQL>> = {
  active: isNull(companies.blockedAt),
  blocked: isNotNull(companies.blockedAt),
};

// How many are looked through in their order before all that fit are gathered: what many have is found among these, and would
// take long to gather.
const nearby = 500;

function isNear(fitting: SQL | undefined): SQL {
  return sql`${companies.id} in (
    select id from companies where ${and(eq(companies.isShop, false), fitting)}
    order by ${sortedBy}, ${companies.id} limit ${nearby}
  )`;
}

// Whoever is on the phone knows one of these.
function isAboutThis(search: string): SQL {
  const words = containing(search);
  return sql`(
    companies.name || ' ' || companies.company_number || ' ' || coalesce(companies.vat_id, '') ilike ${words}
    or ${isThere(sql`from people where company_id = companies.id and name || ' ' || email ilike ${words} and removed_at is null`)}
    or ${isThere(sql`from addresses where company_id = companies.id and city || ' ' || postcode ilike ${words}`)}
  )`;
}

// The same, each by an index of its own.
function isAmongThose(search: string): SQL {
  const words = containing(search);
  const number = /^\d{1,9}$/.test(search) ? sql`or ${companies.id} = ${Number(search)}` : sql``;
  return sql`(${companies.id} in (
    select id from companies named where name || ' ' || company_number || ' ' || coalesce(vat_id, '') ilike ${words}
    union select company_id from people where name || ' ' || email ilike ${words} and removed_at is null
    union select company_id from addresses where city || ' ' || postcode ilike ${words}
  ) ${number})`;
}

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
