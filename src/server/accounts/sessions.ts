import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import { daysKept } from '#domain/business/retention.ts';
import type { SignedInCustomer } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { addresses, customers, sessions } from '../database/schema/accounts.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';

const day = 24 * 60 * 60 * 1000;
export const sessionLifetime = { idle: daysKept.unusedLogin * day, absolute: daysKept.login * day } as const;
const seenEvery = 60 * 1000;

export type FoundSession = { readonly lastSeenAt: Date; readonly customer: SignedInCustomer };

export type FindSession = (sessionId: string, now: Date) => Promise<FoundSession | null>;

/**
 * One indexed query for every request of a customer. Nothing is remembered between requests, so that signing out
 * elsewhere takes effect at once.
 */
export function prepareFindSession(database: Database): FindSession {
  const query = database
    .select({
      lastSeenAt: sessions.lastSeenAt,
      customer: {
        id: customers.id,
        company: customers.company,
        email: customers.email,
        role: customers.role,
        country: customers.country,
        vatId: customers.vatId,
        discountGroup: customers.discountGroup,
        cmUnits: customers.cmUnits,
        totalMeasures: customers.totalMeasures,
        showMessage: customers.showMessage,
        deliveryCountry: sql<Country>`coalesce(${addresses.country}, ${customers.country})`,
      },
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    // At most one: a unique index says so.
    .leftJoin(
      addresses,
      and(
        eq(addresses.customerId, customers.id),
        eq(addresses.kind, 'delivery'),
        eq(addresses.isDefault, true),
      ),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        isNull(customers.blockedAt),
      ),
    )
    .prepare('find_session');
  return async (sessionId, now) => {
    const idleSince = new Date(now.getTime() - sessionLifetime.idle);
    const [row] = await query.execute({ tokenHash: hashToken(sessionId), now, idleSince });
    if (row === undefined) return null;
    const { company, cmUnits, ...rest } = row.customer;
    return { lastSeenAt: row.lastSeenAt, customer: { ...rest, name: company, unit: cmUnits ? 'cm' : 'mm' } };
  };
}

/** At most once a minute: a page view should not cost a write. */
export async function noteSeen(
  database: Database,
  sessionId: string,
  found: FoundSession,
  now: Date,
): Promise<void> {
  if (now.getTime() - found.lastSeenAt.getTime() < seenEvery) return;
  await database
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, hashToken(sessionId)), lt(sessions.lastSeenAt, now)));
}

export type SessionOrigin = { readonly userAgent: string; readonly address: string };

/** Gives the id that only the browser keeps. */
export async function createSession(
  database: Database,
  customerId: number,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const sessionId = `${signedInPrefix}${createToken()}`;
  await database.insert(sessions).values({
    tokenHash: hashToken(sessionId),
    customerId,
    userAgent: origin.userAgent.slice(0, 300),
    ip: origin.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime.absolute),
  });
  return sessionId;
}

// A visitor's id has no row; its prefix saves looking for one.
const signedInPrefix = 's.';
const visitorPrefix = 'v.';

export function createVisitorId(): string {
  return `${visitorPrefix}${createToken()}`;
}

export function isSessionId(value: string): boolean {
  return /^[sv]\.[\w-]{43}$/.test(value);
}

export function mayHaveRow(sessionId: string): boolean {
  return sessionId.startsWith(signedInPrefix);
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(sessionId)));
}

export async function endSessionOf(database: Database, customerId: number, rowId: number): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.customerId, customerId), eq(sessions.id, rowId)));
}

export async function endAllSessions(database: Database, customerId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.customerId, customerId));
}

export async function endOtherSessions(
  database: Database,
  customerId: number,
  sessionId: string,
): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, hashToken(sessionId))));
}

export type OpenLogin = {
  readonly id: number;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
};

export async function listOpenLogins(
  database: Database,
  customerId: number,
  sessionId: string,
  now: Date,
): Promise<readonly OpenLogin[]> {
  const idleSince = new Date(now.getTime() - sessionLifetime.idle);
  const current = hashToken(sessionId);
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(eq(sessions.tokenHash, current)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(50);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    userAgent,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === current,
  }));
}

export async function removeOldSessions(database: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionLifetime.idle);
  await database.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
}
