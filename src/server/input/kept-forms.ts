import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { keptForms } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';
import type { FormValues } from './read-form.ts';

const lifetime = 60 * 60 * 1000;
// More than any form of the shop can hold.
const maxLength = 16_000;

/** Of one person in one browser: whoever logs in there next is given nothing of it. */
export type KeptPlace = { readonly sessionId: string; readonly typist: string; readonly path: string };

/** Gives whether it was kept. Passwords never are, nor what only meant something to the page that was sent. */
export async function keepForm(
  database: Database,
  place: KeptPlace,
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
    .values({ holder: holderOf(place), path: place.path, fields, keptAt: now })
    .onConflictDoUpdate({ target: [keptForms.holder, keptForms.path], set: { fields, keptAt: now } });
  return true;
}

export async function findKeptForm(
  database: Database,
  place: KeptPlace,
  now: Date,
): Promise<FormValues | null> {
  const [row] = await database
    .select({ fields: keptForms.fields })
    .from(keptForms)
    .where(and(isHeldAt(place), gt(keptForms.keptAt, new Date(now.getTime() - lifetime))));
  return row?.fields ?? null;
}

/** Once it has been sent after all. */
export async function dropKeptForm(database: Database, place: KeptPlace): Promise<void> {
  await database.delete(keptForms).where(isHeldAt(place));
}

/** Said anew elsewhere. */
export async function dropKeptField(database: Database, place: KeptPlace, name: string): Promise<void> {
  await database
    .update(keptForms)
    .set({ fields: sql`${keptForms.fields} - ${name}::text` })
    .where(isHeldAt(place));
}

/** Whoever logs in gets a new session id. */
export async function moveKeptForms(
  database: Database,
  fromId: string,
  toId: string,
  typist: string,
): Promise<void> {
  await database
    .update(keptForms)
    .set({ holder: holderOf({ sessionId: toId, typist }) })
    .where(eq(keptForms.holder, holderOf({ sessionId: fromId, typist })));
}

export async function removeOldKeptForms(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, keptForms, lt(keptForms.keptAt, new Date(now.getTime() - lifetime)));
}

function isHeldAt(place: KeptPlace) {
  return and(eq(keptForms.holder, holderOf(place)), eq(keptForms.path, place.path));
}

function holderOf({ sessionId, typist }: Omit<KeptPlace, 'path'>): string {
  return hashToken(typist === '' ? sessionId : `${sessionId}.${typist}`);
}
