import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { formatRecoveryCode } from '#domain/account/login-code.ts';
import type { Database } from '../database/database.ts';
import { recoveryCodes } from '../database/schema/second-factor.ts';
import {
  createRecoveryCodes,
  createRecoverySalt,
  hashLikeStored,
  hashRecoveryCode,
} from '../secrets/recovery-codes.ts';

/** As they are shown, once: only their hashes are kept, and those of an older set no longer. */
export async function replaceRecoveryCodes(
  database: Database,
  personId: number,
  now: Date,
): Promise<readonly string[]> {
  const codes = createRecoveryCodes();
  const salt = createRecoverySalt();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(personId, code, salt)));
  await removeRecoveryCodes(database, personId);
  await database
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ personId, codeHash, createdAt: now })));
  return codes.map(formatRecoveryCode);
}

/** Taken in one statement: of the same code sent twice at the same moment one is right. */
export async function takeRecoveryCode(
  database: Database,
  personId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const isLeft = and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt));
  const stored = await database.select({ hash: recoveryCodes.codeHash }).from(recoveryCodes).where(isLeft);
  const hashes = await hashLikeStored(
    personId,
    code,
    stored.map(({ hash }) => hash),
  );
  const used = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isLeft, inArray(recoveryCodes.codeHash, [...hashes])))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

/** Null for who never had any. */
export async function countRecoveryCodes(database: Database, personId: number): Promise<number | null> {
  const [row] = await database
    .select({ all: count(), left: sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  return row === undefined || row.all === 0 ? null : row.left;
}

export async function removeRecoveryCodes(database: Database, personId: number): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}
