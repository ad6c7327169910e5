import { and, eq, inArray, isNull } from 'drizzle-orm';
import { maxPhotos } from '#domain/cart/photo.ts';
import type { Database } from '../database/database.ts';
import { cartLines } from '../database/schema/carts.ts';
import { photos } from '../database/schema/photos.ts';
import type { Photo } from './read-photo.ts';

const places = Array.from({ length: maxPhotos }, (_, index) => index + 1);

export type PhotosAdded =
  | { readonly kind: 'added' }
  | { readonly kind: 'gone' }
  // No room for all of them, so none was added.
  | { readonly kind: 'full'; readonly room: number };

/** All or none. One that is there already is not added again, so what is sent twice finds it done. */
export function addLinePhotos(
  database: Database,
  personId: number,
  timestamp: number,
  given: readonly Photo[],
): Promise<PhotosAdded> {
  return database.transaction(async (transaction) => {
    const [line] = await transaction
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(lineOf(personId, timestamp))
      // Two uploads at once: the second sees what the first has added.
      .for('update');
    if (line === undefined) return { kind: 'gone' };
    const present = await transaction
      .select({ place: photos.place, digest: photos.digest })
      .from(photos)
      .where(eq(photos.cartLineId, line.id));
    const known = new Set(present.map(({ digest }) => digest));
    const fresh = [...new Map(given.map((photo) => [photo.digest, photo])).values()].filter(
      ({ digest }) => !known.has(digest),
    );
    const taken = new Set(present.map(({ place }) => place));
    const free = places.filter((place) => !taken.has(place));
    if (fresh.length > free.length) return { kind: 'full', room: free.length };
    const rows = fresh.map((photo, index) => ({
      ...photo,
      personId,
      cartLineId: line.id,
      place: free[index] ?? 0,
    }));
    if (rows.length > 0) await transaction.insert(photos).values(rows);
    return { kind: 'added' };
  });
}

/** Gives whether there was such a photo on that line. */
export async function removeLinePhoto(
  database: Database,
  personId: number,
  timestamp: number,
  photoId: number,
): Promise<boolean> {
  const line = database.select({ id: cartLines.id }).from(cartLines).where(lineOf(personId, timestamp));
  const gone = await database
    .delete(photos)
    .where(and(eq(photos.id, photoId), inArray(photos.cartLineId, line)))
    .returning({ id: photos.id });
  return gone.length > 0;
}

function lineOf(personId: number, timestamp: number) {
  return and(
    eq(cartLines.personId, personId),
    eq(cartLines.timestamp, timestamp),
    isNull(cartLines.removedAt),
    isNull(cartLines.offerId),
  );
}
