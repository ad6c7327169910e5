import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { halfLogins } from '../database/schema/second-factor.ts';
import { hashToken } from '../secrets/tokens.ts';

const lifetime = 10 * 60 * 1000;

/** Under a visitor's id, which opens nothing. */
export async function startHalfLogin(
  database: Database,
  visitorId: string,
  personId: number,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime);
  await database.insert(halfLogins).values({ holder: hashToken(visitorId), personId, expiresAt });
}

/** Who gave the right password in this session, and still has to take the second step. */
export async function findHalfLogin(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<number | null> {
  const [row] = await database
    .select({ personId: halfLogins.personId })
    .from(halfLogins)
    .where(and(eq(halfLogins.holder, hashToken(sessionId)), gt(halfLogins.expiresAt, now)));
  return row?.personId ?? null;
}

export async function endHalfLogin(database: Database, sessionId: string): Promise<void> {
  await database.delete(halfLogins).where(eq(halfLogins.holder, hashToken(sessionId)));
}

/** What was half begun with an old password, or before a factor changed, is begun anew. */
export async function endHalfLoginsOf(database: Database, personId: number): Promise<void> {
  await database.delete(halfLogins).where(eq(halfLogins.personId, personId));
}

/** With everybody's logins. */
export async function endEveryHalfLogin(database: Database): Promise<void> {
  await database.delete(halfLogins);
}

export async function removeOldHalfLogins(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, halfLogins, lt(halfLogins.expiresAt, now));
}
