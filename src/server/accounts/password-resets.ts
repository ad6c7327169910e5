import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers, passwordResets } from '../database/schema/accounts.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';

const hour = 60 * 60 * 1000;

// Who asked for a link is waiting for it; who is invited may be on holiday.
const lifetime = { reset: hour, invitation: 14 * 24 * hour } as const;

export type NewReset = { readonly id: number; readonly token: string };

export async function createReset(
  database: Database,
  customerId: number,
  now: Date,
  purpose: keyof typeof lifetime = 'reset',
): Promise<NewReset> {
  const token = createToken();
  const [row] = await database
    .insert(passwordResets)
    .values({
      customerId,
      tokenHash: hashToken(token),
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime[purpose]),
    })
    .returning({ id: passwordResets.id });
  if (row === undefined) throw new Error('A password reset was not stored');
  return { id: row.id, token };
}

export type ResetOwner = {
  readonly id: number;
  readonly email: string;
  readonly contact: string;
  readonly company: string;
};

export async function findResetOwner(
  database: Database,
  token: string,
  now: Date,
): Promise<ResetOwner | null> {
  const [owner] = await database
    .select({
      id: customers.id,
      email: customers.email,
      contact: customers.contact,
      company: customers.company,
    })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(and(isUsable(token, now), isNull(customers.blockedAt)));
  return owner ?? null;
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

export async function removeResetsOf(database: Database, customerId: number): Promise<void> {
  await database
    .delete(passwordResets)
    .where(and(eq(passwordResets.customerId, customerId), isNull(passwordResets.usedAt)));
}

export async function removeOldResets(database: Database, now: Date): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

function isUsable(token: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}
