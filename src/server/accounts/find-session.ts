import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { may } from '#domain/account/rights.ts';
import { staffRoles } from '#domain/account/role.ts';
import type { Country } from '#domain/business/address.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companyDiscountsOf } from '../database/discounts.ts';
import { addresses, companies, people, sessions } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';
import { createTogether } from '../turns/together.ts';
import { lifetimes } from './session-lifetimes.ts';

/** R10.4: however long the login lasts, whoever works for a customer says so anew after an hour. */
export const behalfLifetime = 60 * 60 * 1000;

export type FoundSession = {
  readonly lastSeenAt: Date;
  // A second factor was part of this login.
  readonly isStrong: boolean;
  // Whose login it is.
  readonly person: SignedInPerson;
  // For whom they are at work; 'over' when that has come to its end and the row does not know of it yet.
  readonly behalf: SignedInPerson | 'over' | null;
};

export type FindSession = (sessionId: string, now: Date) => Promise<FoundSession | null>;

const customers = alias(people, 'customers');
const customerCompanies = alias(companies, 'customer_companies');

type Asked = { readonly tokenHash: string; readonly now: Date };

/**
 * One indexed query for the requests of everybody logged in who comes while another is under way. Nothing is remembered
 * between requests, so that signing out elsewhere, a block or a right that was taken away takes effect at once.
 */
export function prepareFindSession(database: Database): FindSession {
  const query = prepareQuery(database);
  const find = createTogether({
    askAll: (asked: readonly Asked[]) => findAll(query, asked),
    most: 50,
  });
  return (sessionId, now) => find({ tokenHash: hashToken(sessionId), now });
}

function prepareQuery(database: Database) {
  return (
    database
      .select({
        tokenHash: sessions.tokenHash,
        lastSeenAt: sessions.lastSeenAt,
        isStrong: sessions.isStrong,
        person: {
          id: people.id,
          name: people.name,
          email: people.email,
          role: people.role,
          companyId: people.companyId,
          cmUnits: people.cmUnits,
          totalMeasures: people.totalMeasures,
          showMessage: people.showMessage,
        },
        company: {
          company: companies.name,
          country: companies.country,
          vatId: companies.vatId,
          discountGroup: companies.discountGroup,
        },
        behalfOf: sessions.behalfOf,
        customer: {
          id: customers.id,
          name: customers.name,
          email: customers.email,
          role: customers.role,
          companyId: customers.companyId,
          cmUnits: customers.cmUnits,
          totalMeasures: customers.totalMeasures,
          showMessage: customers.showMessage,
        },
        customerCompany: {
          company: customerCompanies.name,
          country: customerCompanies.country,
          vatId: customerCompanies.vatId,
          discountGroup: customerCompanies.discountGroup,
        },
        deliveryCountry: addresses.country,
        ownDiscounts: companyDiscountsOf(sql`coalesce(${customerCompanies.id}, ${people.companyId})`),
      })
      .from(sessions)
      .innerJoin(people, eq(people.id, sessions.personId))
      .innerJoin(companies, eq(companies.id, people.companyId))
      // Neither is there for a customer who is blocked or has left, or when the hour is over.
      .leftJoin(
        customers,
        and(
          eq(customers.id, sessions.behalfOf),
          gt(sessions.behalfSince, sql.placeholder('behalfAfter')),
          isNull(customers.blockedAt),
          isNull(customers.removedAt),
        ),
      )
      .leftJoin(
        customerCompanies,
        and(
          eq(customerCompanies.id, customers.companyId),
          eq(customerCompanies.isShop, false),
          isNull(customerCompanies.blockedAt),
        ),
      )
      // At most one: a unique index says so.
      .leftJoin(
        addresses,
        and(
          eq(addresses.companyId, sql`coalesce(${customerCompanies.id}, ${people.companyId})`),
          eq(addresses.kind, 'delivery'),
          eq(addresses.isDefault, true),
        ),
      )
      .where(
        and(
          // Gathered, so that PostgreSQL does not know how many there are: for one of a list of one it thinks a plan for it alone
          // worth making, which takes longer than what is planned.
          sql`${sessions.tokenHash} = any(array(select unnest(${sql.placeholder('tokenHashes')}::text[])))`,
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
          or(
            notInArray(people.role, [...staffRoles]),
            and(
              gt(sessions.lastSeenAt, sql.placeholder('staffIdleSince')),
              gt(sessions.createdAt, sql.placeholder('staffSince')),
            ),
          ),
          isNull(people.blockedAt),
          isNull(people.removedAt),
          isNull(companies.blockedAt),
        ),
      )
      .prepare('find_session')
  );
}

type Query = ReturnType<typeof prepareQuery>;
type Row = Awaited<ReturnType<Query['execute']>>[number];

async function findAll(query: Query, asked: readonly Asked[]): Promise<readonly (FoundSession | null)[]> {
  // They came within milliseconds of each other.
  const now = asked.reduce((latest, one) => (one.now > latest ? one.now : latest), new Date(0));
  const rows = await query.execute({
    tokenHashes: [...new Set(asked.map(({ tokenHash }) => tokenHash))],
    now,
    idleSince: before(now, lifetimes.customer.idle),
    staffIdleSince: before(now, lifetimes.staff.idle),
    staffSince: before(now, lifetimes.staff.absolute),
    behalfAfter: before(now, behalfLifetime),
  });
  const found = new Map(rows.map((row) => [row.tokenHash, foundSession(row)]));
  return asked.map(({ tokenHash }) => found.get(tokenHash) ?? null);
}

function foundSession(row: Row): FoundSession {
  const { lastSeenAt, isStrong, person, company, behalfOf, customer, customerCompany } = row;
  // Of the company whose shop it is: while staff are at work for a customer, that is the customer's.
  const { deliveryCountry, ownDiscounts } = row;
  const found = { deliveryCountry, ownDiscounts };
  const nothing = { deliveryCountry: null, ownDiscounts: [] };
  if (behalfOf === null)
    return { lastSeenAt, isStrong, person: signedIn(person, company, found), behalf: null };
  const isAtWork = may(person.role, 'work_for_customers') && customer !== null && customerCompany !== null;
  const behalf = isAtWork ? signedIn(customer, customerCompany, found) : 'over';
  return { lastSeenAt, isStrong, person: signedIn(person, company, nothing), behalf };
}

type PersonRow = Omit<SignedInPerson, 'unit' | 'deliveryCountry' | 'ownDiscounts' | keyof CompanyRow> & {
  readonly cmUnits: boolean;
};
type CompanyRow = Pick<SignedInPerson, 'company' | 'country' | 'vatId' | 'discountGroup'>;

type OfCompany = {
  readonly deliveryCountry: Country | null;
  readonly ownDiscounts: SignedInPerson['ownDiscounts'];
};

function signedIn(
  { cmUnits, ...person }: PersonRow,
  company: CompanyRow,
  { deliveryCountry, ownDiscounts }: OfCompany,
): SignedInPerson {
  return {
    ...person,
    ...company,
    ownDiscounts,
    unit: cmUnits ? 'cm' : 'mm',
    deliveryCountry: deliveryCountry ?? company.country,
  };
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
