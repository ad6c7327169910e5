import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passkeys } from '../database/schema/second-factor.ts';
import type { StoredPasskey } from './passkey-ceremonies.ts';

/** More than anybody has devices. */
export const maxPasskeys = 20;

export type Passkey = typeof passkeys.$inferSelect;

export function listPasskeys(database: Database, personId: number): Promise<readonly Passkey[]> {
  return database.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(desc(passkeys.id));
}

export async function findPasskey(database: Database, personId: number, id: number): Promise<Passkey | null> {
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)));
  return passkey ?? null;
}

export async function findPasskeyByCredential(
  database: Database,
  credentialId: string,
): Promise<Passkey | null> {
  const [passkey] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey ?? null;
}

/** False when somebody has it already. */
export async function addPasskey(
  database: Database,
  personId: number,
  { transports, ...passkey }: StoredPasskey & { readonly name: string },
  now: Date,
): Promise<boolean> {
  const added = await database
    .insert(passkeys)
    .values({ ...passkey, personId, transports: [...transports], createdAt: now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return added.length === 1;
}

/** False when the same answer came twice: a counter only goes up, where a key has one. */
export async function notePasskeyUse(
  database: Database,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const noted = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), sql`${counter}::bigint = 0`)))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

export async function removePasskey(
  database: Database,
  personId: number,
  id: number,
): Promise<Passkey | null> {
  const [removed] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)))
    .returning();
  return removed ?? null;
}
