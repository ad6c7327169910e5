import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { linkHours } from '#domain/account/link-lifetimes.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { passwordResets } from '../database/schema/accounts.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';
import { findPerson, isShutOut, type Person } from './people.ts';

const hour = 60 * 60 * 1000;

export type NewReset = { readonly id: number; readonly token: string };

export async function createReset(
  database: Database,
  personId: number,
  now: Date,
  purpose: 'reset' | 'invitation' = 'reset',
): Promise<NewReset> {
  const token = createToken();
  const [row] = await database
    .insert(passwordResets)
    .values({
      personId,
      tokenHash: hashToken(token),
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkHours[purpose] * hour),
    })
    .returning({ id: passwordResets.id });
  if (row === undefined) throw new Error('A password reset was not stored');
  return { id: row.id, token };
}

/** Who holds the link; null when it does not open anything any more. */
export async function findResetOwner(database: Database, token: string, now: Date): Promise<Person | null> {
  const [held] = await database
    .select({ personId: passwordResets.personId })
    .from(passwordResets)
    .where(isUsable(token, now));
  const owner = held === undefined ? null : await findPerson(database, held.personId);
  return owner === null || isShutOut(owner) ? null : owner;
}

/** Of two that come at once, one gets the row. */
export async function useReset(database: Database, token: string, now: Date): Promise<number | null> {
  const [row] = await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsable(token, now))
    .returning({ id: passwordResets.id });
  return row?.id ?? null;
}

export async function removeResetsOf(database: Database, personId: number): Promise<void> {
  await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.personId, personId), isNull(passwordResets.usedAt)));
}

/** Of everybody who asked for one. Who is invited and has not come yet keeps theirs. */
export async function removeEveryReset(database: Database): Promise<void> {
  await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.purpose, 'reset'), isNull(passwordResets.usedAt)));
}

export async function removeOldResets(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, passwordResets, lt(passwordResets.expiresAt, now));
}

function isUsable(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}
