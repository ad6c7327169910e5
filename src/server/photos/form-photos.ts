import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import { maxPhotos } from '#domain/cart/photo.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { photos } from '../database/schema/photos.ts';
import type { ListedPhoto } from './photos.ts';
import type { Photo } from './read-photo.ts';

type Form = { readonly personId: number; readonly key: string };

type Change = {
  readonly add: readonly Photo[];
  // The ids of those that are not wanted any more.
  readonly drop: readonly number[];
};

// Of one customer, over all forms that were never sent: some tabs, and no store of pictures.
const mostKept = 4 * maxPhotos;

/** Gives how many more there was room for where not all could be added; then none was. */
export function changeFormPhotos(
  database: Database,
  form: Form,
  { add, drop }: Change,
): Promise<{ readonly room: number } | null> {
  return database.transaction(async (transaction) => {
    // The same form twice at once: the second sees what the first has kept.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${form.key}, 0))`);
    if (drop.length > 0)
      await transaction.delete(photos).where(and(ofForm(form), inArray(photos.id, [...drop])));
    const present = await transaction
      .select({ place: photos.place, digest: photos.digest })
      .from(photos)
      .where(ofForm(form));
    const known = new Set(present.map(({ digest }) => digest));
    const fresh = [...new Map(add.map((photo) => [photo.digest, photo])).values()].filter(
      ({ digest }) => !known.has(digest),
    );
    const free = Array.from({ length: maxPhotos }, (_, index) => index + 1).filter((place) =>
      present.every((photo) => photo.place !== place),
    );
    if (fresh.length > free.length) return { room: free.length };
    const { personId, key } = form;
    const rows = fresh.map((photo, index) => ({
      ...photo,
      personId,
      formKey: key,
      place: free[index] ?? 0,
    }));
    if (rows.length > 0) await transaction.insert(photos).values(rows);
    await transaction.execute(sql`
      delete from photos where person_id = ${personId} and form_key is not null and id not in (
        select id from photos where person_id = ${personId} and form_key is not null
        order by id desc limit ${mostKept})`);
    return null;
  });
}

export function listFormPhotos(database: Database, form: Form): Promise<readonly ListedPhoto[]> {
  const { id, cartLineId, orderLineId, place, width, height } = photos;
  return database
    .select({ id, cartLineId, orderLineId, place, width, height })
    .from(photos)
    .where(ofForm(form))
    .orderBy(asc(place));
}

/** For the transaction that stores the request. */
export async function moveFormPhotos(
  transaction: Database,
  form: Form,
  specialRequestId: number,
): Promise<void> {
  await transaction.update(photos).set({ formKey: null, specialRequestId }).where(ofForm(form));
}

/** For the transaction that finds the request stored already. */
export async function dropFormPhotos(transaction: Database, form: Form): Promise<void> {
  await transaction.delete(photos).where(ofForm(form));
}

export async function dropOldFormPhotos(database: Database, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - daysKept.unsentPhotos * 24 * 60 * 60 * 1000);
  await deleteInPieces(database, photos, and(isNotNull(photos.formKey), lt(photos.createdAt, keptSince)));
}

function ofForm({ personId, key }: Form) {
  return and(eq(photos.personId, personId), eq(photos.formKey, key));
}
