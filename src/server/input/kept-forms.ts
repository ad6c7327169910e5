import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { keptForms } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';
import type { FormValues } from './read-form.ts';

const lifetime = 60 * 60 * 1000;
// More than any form of the shop can hold.
const maxLength = 16_000;

type Place = { readonly sessionId: string; readonly path: string };

/** Gives whether it was kept. Passwords never are, nor what only meant something to the page that was sent. */
export async function keepForm(
  database: Database,
  { sessionId, path }: Place,
  values: FormValues,
  now: Date,
): Promise<boolean> {
  const typed = Object.entries(values).filter(
    ([name]) => /^[\w-]{1,60}$/.test(name) && !/password|token|^(key|action|agreed\w*)$/i.test(name),
  );
  const fields = Object.fromEntries(typed);
  if (typed.length === 0 || JSON.stringify(fields).length > maxLength) return false;
  await database
    .insert(keptForms)
    .values({ holder: hashToken(sessionId), path, fields, keptAt: now })
    .onConflictDoUpdate({ target: [keptForms.holder, keptForms.path], set: { fields, keptAt: now } });
  return true;
}

export async function findKeptForm(
  database: Database,
  { sessionId, path }: Place,
  now: Date,
): Promise<FormValues | null> {
  const [row] = await database
    .select({ fields: keptForms.fields })
    .from(keptForms)
    .where(and(isHeldAt({ sessionId, path }), gt(keptForms.keptAt, new Date(now.getTime() - lifetime))));
  return row?.fields ?? null;
}

/** Once it has been sent after all. */
export async function dropKeptForm(database: Database, place: Place): Promise<void> {
  await database.delete(keptForms).where(isHeldAt(place));
}

/** What was typed for one customer is nothing for the next. */
export async function dropKeptForms(database: Database, sessionId: string): Promise<void> {
  await database.delete(keptForms).where(eq(keptForms.holder, hashToken(sessionId)));
}

/** Said anew elsewhere. */
export async function dropKeptField(database: Database, place: Place, name: string): Promise<void> {
  await database
    .update(keptForms)
    .set({ fields: sql`${keptForms.fields} - ${name}::text` })
    .where(isHeldAt(place));
}

/** Whoever logs in gets a new session id. */
export async function moveKeptForms(database: Database, fromId: string, toId: string): Promise<void> {
  await database
    .update(keptForms)
    .set({ holder: hashToken(toId) })
    .where(eq(keptForms.holder, hashToken(fromId)));
}

export async function removeOldKeptForms(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, keptForms, lt(keptForms.keptAt, new Date(now.getTime() - lifetime)));
}

function isHeldAt({ sessionId, path }: Place) {
  return and(eq(keptForms.holder, hashToken(sessionId)), eq(keptForms.path, path));
}
