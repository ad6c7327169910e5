import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { knownDevices } from '../database/schema/second-factor.ts';
import { hashToken } from '../secrets/tokens.ts';

export type Recognition = 'known' | 'first' | 'new';

/** More than anybody has browsers; with one more, the one unused longest is forgotten. */
export const mostKnown = 100;

/**
 * Whether this person has logged in with this browser before. The very first is nobody's news: who has just been let in
 * for the first time knows it. From then on the browser is known.
 */
export async function recogniseDevice(
  transaction: Database,
  personId: number,
  token: string,
  now: Date,
): Promise<Recognition> {
  const tokenHash = hashToken(token);
  const known = await transaction
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(knownDevices.personId, personId), eq(knownDevices.tokenHash, tokenHash)))
    .returning({ id: knownDevices.id });
  if (known.length > 0) return 'known';
  const [others] = await transaction
    .select({ number: count() })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId));
  await transaction
    .insert(knownDevices)
    .values({ personId, tokenHash, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing();
  if ((others?.number ?? 0) >= mostKnown) await forgetUnused(transaction, personId);
  return (others?.number ?? 0) === 0 ? 'first' : 'new';
}

async function forgetUnused(transaction: Database, personId: number): Promise<void> {
  const beyond = transaction
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .offset(mostKnown);
  await transaction.delete(knownDevices).where(inArray(knownDevices.id, beyond));
}

export async function removeOldDevices(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - daysKept.knownDevices * 24 * 60 * 60 * 1000);
  await deleteInPieces(database, knownDevices, lt(knownDevices.lastUsedAt, until));
}
