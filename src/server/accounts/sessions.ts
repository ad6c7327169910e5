import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { isStaffRole } from '#domain/account/role.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { people, sessions } from '../database/schema/accounts.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';
import type { FoundSession } from './find-session.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { lifetimes, sessionLifetime } from './session-lifetimes.ts';

// A page view should not cost a write; where half an hour is counted, a minute is too much to be wrong.
const seenEvery = { customer: 60 * 1000, staff: 1000 } as const;

export async function noteSeen(
  database: Database,
  sessionId: string,
  found: FoundSession,
  now: Date,
): Promise<void> {
  const often = seenEvery[isStaffRole(found.person.role) ? 'staff' : 'customer'];
  if (now.getTime() - found.lastSeenAt.getTime() < often) return;
  await database
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, hashToken(sessionId)), lt(sessions.lastSeenAt, now)));
}

/** As many as somebody can look over at `/account/beveiliging`: with one more, the one that was unused longest ends. */
export const mostLogins = 50;

export type SessionOrigin = { readonly userAgent: string; readonly address: string };

/**
 * Gives the id that only the browser keeps. Whoever has a second factor has used it by now: without it a login stays
 * half, and setting one up ends those from before.
 */
export async function createSession(
  database: Database,
  personId: number,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const sessionId = `${signedInPrefix}${createToken()}`;
  const [owner] = await database
    .select({ role: people.role, isStrong: hasSecondFactor })
    .from(people)
    .where(eq(people.id, personId));
  if (owner === undefined) throw new Error(`There is no person ${personId} to log in`);
  await database.insert(sessions).values({
    tokenHash: hashToken(sessionId),
    personId,
    userAgent: origin.userAgent.slice(0, 300),
    ip: origin.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime(owner.role).absolute),
    isStrong: owner.isStrong,
  });
  await endUnused(database, personId);
  return sessionId;
}

async function endUnused(database: Database, personId: number): Promise<void> {
  const beyond = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(mostLogins);
  await database.delete(sessions).where(inArray(sessions.id, beyond));
}

// How long after logging in nobody is asked once more who they are.
const freshFor = 10 * 60 * 1000;

/** Whether whoever holds this login has only just shown who they are. */
export async function isFreshLogin(database: Database, sessionId: string, now: Date): Promise<boolean> {
  const [login] = await database
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(sessionId)));
  return login !== undefined && login.createdAt > before(now, freshFor);
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

/** Whether this login is still there; until the transaction ends it stays so. */
export async function lockSession(transaction: Database, sessionId: string): Promise<boolean> {
  const held = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(sessionId)))
    .for('update');
  return held.length === 1;
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(sessionId)));
}

/** Tells how many that were. */
export async function endSessionOf(database: Database, personId: number, rowId: number): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), eq(sessions.id, rowId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Tells how many that were. */
export async function endAllSessions(database: Database, personId: number): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(eq(sessions.personId, personId))
    .returning({ id: sessions.id });
  return ended.length;
}

/** R15.5: everybody logs in again, staff and customers alike. Tells how many logins that were. */
export async function endEverySession(database: Database): Promise<number> {
  const ended = await database.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

/** Tells how many that were. */
export async function endOtherSessions(
  database: Database,
  personId: number,
  sessionId: string,
): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), ne(sessions.tokenHash, hashToken(sessionId))))
    .returning({ id: sessions.id });
  return ended.length;
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
  { id: personId, role }: Pick<SignedInPerson, 'id' | 'role'>,
  sessionId: string,
  now: Date,
): Promise<readonly OpenLogin[]> {
  const idleSince = before(now, sessionLifetime(role).idle);
  const current = hashToken(sessionId);
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.personId, personId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)),
    )
    .orderBy(desc(eq(sessions.tokenHash, current)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(mostLogins);
  return rows.map(({ id, userAgent, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    userAgent,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === current,
  }));
}

export async function removeOldSessions(database: Database, now: Date): Promise<void> {
  const idleSince = before(now, lifetimes.customer.idle);
  await deleteInPieces(
    database,
    sessions,
    or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)),
  );
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
