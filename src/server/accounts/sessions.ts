import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Country } from '#domain/business/address.ts';
import { daysKept } from '#domain/business/retention.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { addresses, companies, people, sessions } from '../database/schema/accounts.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';

const day = 24 * 60 * 60 * 1000;
export const sessionLifetime = { idle: daysKept.unusedLogin * day, absolute: daysKept.login * day } as const;
const seenEvery = 60 * 1000;

export type FoundSession = { readonly lastSeenAt: Date; readonly person: SignedInPerson };

export type FindSession = (sessionId: string, now: Date) => Promise<FoundSession | null>;

/**
 * One indexed query for every request of somebody logged in. Nothing is remembered between requests, so that signing out
 * elsewhere takes effect at once.
 */
export function prepareFindSession(database: Database): FindSession {
  const query = database
    .select({
      lastSeenAt: sessions.lastSeenAt,
      person: {
        id: people.id,
        name: people.name,
        email: people.email,
        role: people.role,
        companyId: people.companyId,
        company: companies.name,
        country: companies.country,
        vatId: companies.vatId,
        discountGroup: companies.discountGroup,
        cmUnits: people.cmUnits,
        totalMeasures: people.totalMeasures,
        showMessage: people.showMessage,
        deliveryCountry: sql<Country>`coalesce(${addresses.country}, ${companies.country})`,
      },
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(companies, eq(companies.id, people.companyId))
    // At most one: a unique index says so.
    .leftJoin(
      addresses,
      and(
        eq(addresses.companyId, people.companyId),
        eq(addresses.kind, 'delivery'),
        eq(addresses.isDefault, true),
      ),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        isNull(people.blockedAt),
        isNull(people.removedAt),
        isNull(companies.blockedAt),
      ),
    )
    .prepare('find_session');
  return async (sessionId, now) => {
    const idleSince = new Date(now.getTime() - sessionLifetime.idle);
    const [row] = await query.execute({ tokenHash: hashToken(sessionId), now, idleSince });
    if (row === undefined) return null;
    const { cmUnits, ...rest } = row.person;
    return { lastSeenAt: row.lastSeenAt, person: { ...rest, unit: cmUnits ? 'cm' : 'mm' } };
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
  personId: number,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const sessionId = `${signedInPrefix}${createToken()}`;
  await database.insert(sessions).values({
    tokenHash: hashToken(sessionId),
    personId,
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

export async function endSessionOf(database: Database, personId: number, rowId: number): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.personId, personId), eq(sessions.id, rowId)));
}

export async function endAllSessions(database: Database, personId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.personId, personId));
}

export async function endOtherSessions(
  database: Database,
  personId: number,
  sessionId: string,
): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), ne(sessions.tokenHash, hashToken(sessionId))));
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
  personId: number,
  sessionId: string,
  now: Date,
): Promise<readonly OpenLogin[]> {
  const idleSince = new Date(now.getTime() - sessionLifetime.idle);
  const current = hashToken(sessionId);
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.personId, personId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)),
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
