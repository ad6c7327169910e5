import { and, eq, gt, lt } from 'drizzle-orm';
import { linkHours } from '#domain/account/link-lifetimes.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { emailChanges } from '../database/schema/second-factor.ts';
import { createToken, hashToken } from '../secrets/tokens.ts';

const lifetime = linkHours.emailChange * 60 * 60 * 1000;

export type NewEmailChange = { readonly id: number; readonly token: string };

/** Another address asked for before is forgotten, and its link with it. */
export async function createEmailChange(
  database: Database,
  personId: number,
  newEmail: string,
  now: Date,
): Promise<NewEmailChange> {
  const token = createToken();
  const values = {
    ...{ personId, newEmail, tokenHash: hashToken(token), createdAt: now },
    expiresAt: new Date(now.getTime() + lifetime),
  };
  await removeEmailChange(database, personId);
  const [row] = await database.insert(emailChanges).values(values).returning({ id: emailChanges.id });
  if (row === undefined) throw new Error('A change of an e-mail address was not stored');
  return { id: row.id, token };
}

export type EmailChange = { readonly personId: number; readonly newEmail: string };

export async function findEmailChange(
  database: Database,
  token: string,
  now: Date,
): Promise<EmailChange | null> {
  const [row] = await database.select().from(emailChanges).where(isUsable(token, now));
  return row ?? null;
}

/** Of two that come at once, one gets it. */
export async function takeEmailChange(
  database: Database,
  token: string,
  now: Date,
): Promise<EmailChange | null> {
  const [row] = await database.delete(emailChanges).where(isUsable(token, now)).returning();
  return row ?? null;
}

/** The address that still has to be confirmed. */
export async function findAwaitedEmail(
  database: Database,
  personId: number,
  now: Date,
): Promise<string | null> {
  const [row] = await database
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.personId, personId), gt(emailChanges.expiresAt, now)));
  return row?.newEmail ?? null;
}

export async function removeEmailChange(database: Database, personId: number): Promise<void> {
  await database.delete(emailChanges).where(eq(emailChanges.personId, personId));
}

/** Of everybody. */
export async function removeEveryEmailChange(database: Database): Promise<void> {
  await database.delete(emailChanges);
}

export async function removeOldEmailChanges(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, emailChanges, lt(emailChanges.expiresAt, now));
}

function isUsable(token: string, now: Date) {
  return and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now));
}
