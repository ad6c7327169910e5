import { and, asc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { maxPhotos } from '#domain/cart/photo.ts';
import { type Reader, readableOrders, readableRequests } from '../accounts/readable.ts';
import type { Database } from '../database/database.ts';
import { cartLines, offers } from '../database/schema/carts.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { photos, specialRequests } from '../database/schema/photos.ts';
import { quoteLines, quotes } from '../database/schema/quotes.ts';
import type { Photo } from './read-photo.ts';

/** A photo without its bytes. */
export type ListedPhoto = Awaited<ReturnType<typeof list>>[number];

/** What hangs on the lines of a cart, by the id of the line. */
export async function photosOfCart(database: Database, personId: number) {
  const found = await list(
    database,
    sql`${photos.cartLineId} in (
      select id from cart_lines where person_id = ${personId} and removed_at is null and offer_id is null
    )`,
  );
  return Map.groupBy(found, ({ cartLineId }) => cartLineId ?? 0);
}

/** What hangs on the lines of an offered cart, by the id of the line. */
export async function photosOfOffer(database: Database, offerId: number) {
  const found = await list(
    database,
    sql`${photos.cartLineId} in (select id from cart_lines where offer_id = ${offerId})`,
  );
  return Map.groupBy(found, ({ cartLineId }) => cartLineId ?? 0);
}

/** What hangs on the lines of an order, by the id of the line. */
export async function photosOfOrder(database: Database, orderId: number) {
  const found = await list(
    database,
    sql`${photos.orderLineId} in (select id from order_lines where order_id = ${orderId})`,
  );
  return Map.groupBy(found, ({ orderLineId }) => orderLineId ?? 0);
}

/** Small ones to print, by the id of the line. */
export async function previewsOfOrder(
  database: Database,
  orderId: number,
): Promise<ReadonlyMap<number, readonly Uint8Array[]>> {
  const found = await database
    .select({ lineId: orderLines.id, preview: photos.preview })
    .from(photos)
    .innerJoin(orderLines, eq(orderLines.id, photos.orderLineId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id), asc(photos.place));
  const byLine = Map.groupBy(found, ({ lineId }) => lineId);
  return new Map([...byLine].map(([id, rows]) => [id, rows.map(({ preview }) => preview)]));
}

/** The picture itself, for who may read what it hangs on; null for everybody else, so that ids cannot be tried out. */
export async function findPhoto(
  database: Database,
  reader: Reader,
  photoId: number,
  which: 'content' | 'preview',
): Promise<Uint8Array | null> {
  const [found] = await database
    .select({ bytes: photos[which] })
    .from(photos)
    .where(and(eq(photos.id, photoId), readable(database, reader)));
  return found?.bytes ?? null;
}

function readable(database: Database, reader: Reader): SQL | undefined {
  // What a dealer keeps for an end customer is not the shop's to look at.
  if (may(reader.role, 'see_all_orders')) return isNull(photos.quoteLineId);
  const one = { one: sql`1` };
  const quoted = database
    .select(one)
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .where(and(eq(quoteLines.id, photos.quoteLineId), eq(quotes.companyId, reader.companyId)));
  // In one's own cart or offered by oneself, or offered to oneself.
  const line = database
    .select(one)
    .from(cartLines)
    .leftJoin(offers, eq(offers.id, cartLines.offerId))
    .where(
      and(
        eq(cartLines.id, photos.cartLineId),
        or(eq(cartLines.personId, reader.id), eq(offers.toPerson, reader.id)),
      ),
    );
  const ordered = database
    .select(one)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, photos.orderLineId), readableOrders(database, reader)));
  const asked = database
    .select(one)
    .from(specialRequests)
    .where(and(eq(specialRequests.id, photos.specialRequestId), readableRequests(database, reader)));
  const unsent = and(isNotNull(photos.formKey), eq(photos.personId, reader.id));
  return or(exists(line), exists(ordered), exists(asked), exists(quoted), unsent);
}

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

/** For the transaction that copies a line. */
export async function copyPhotos(
  transaction: Database,
  personId: number,
  fromLineId: number,
  toTimestamp: number,
): Promise<void> {
  await transaction.execute(sql`
    insert into photos (person_id, cart_line_id, place, width, height, content, preview, digest)
    select person_id, (
      select id from cart_lines where person_id = ${personId} and "timestamp" = ${toTimestamp}
    ), place, width, height, content, preview, digest
    from photos where cart_line_id = ${fromLineId}`);
}

/**
 * For the transaction that puts an order's lines in the cart again: a copy of each photo, for the same opening. `lines` are
 * the order's, by the timestamps that the cart gave them.
 */
export async function copyOrderPhotos(
  transaction: Database,
  personId: number,
  lines: ReadonlyMap<number, number>,
): Promise<void> {
  const pairs = [...lines].map(([timestamp, orderLineId]) => ({ timestamp, orderLineId }));
  await transaction.execute(sql`
    insert into photos (person_id, cart_line_id, place, width, height, content, preview, digest)
    select ${personId}, line.id, place, width, height, content, preview, digest
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given ("timestamp" bigint, "orderLineId" integer)
      join photos on photos.order_line_id = given."orderLineId"
      -- A repeat finds the lines of an earlier transaction, whose photos may have been taken out since.
      join cart_lines line on line.person_id = ${personId} and line."timestamp" = given."timestamp"
        and line.created_at = now()`);
}

/** For the transaction that places an order: from the lines of the cart, in their order, to those of the order. */
export async function movePhotos(
  transaction: Database,
  orderId: number,
  cartLineIds: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    update photos set cart_line_id = null, order_line_id = line.id
    from jsonb_array_elements_text(${JSON.stringify(cartLineIds)}::jsonb) with ordinality as given (id, position)
      join order_lines line on line.order_id = ${orderId} and line.position = given.position
    where photos.cart_line_id = given.id::integer`);
}

/** For the transaction that moves lines of a cart into a quote. `lines` are those of the quote, by those of the cart. */
export async function movePhotosToQuote(
  transaction: Database,
  lines: ReadonlyMap<number, number>,
): Promise<void> {
  const pairs = [...lines].map(([cartLine, quoteLine]) => ({ cartLine, quoteLine }));
  await transaction.execute(sql`
    update photos set cart_line_id = null, quote_line_id = given."quoteLine"
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given ("cartLine" integer, "quoteLine" integer)
    where photos.cart_line_id = given."cartLine"`);
}

/** For the transaction that puts lines of a quote in a cart. `lines` are the quote's, by the timestamps that the cart gave them. */
export async function copyPhotosOfQuote(
  transaction: Database,
  personId: number,
  lines: ReadonlyMap<number, number>,
): Promise<void> {
  const pairs = [...lines].map(([timestamp, quoteLine]) => ({ timestamp, quoteLine }));
  await transaction.execute(sql`
    insert into photos (person_id, cart_line_id, place, width, height, content, preview, digest)
    select ${personId}, line.id, place, width, height, content, preview, digest
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given ("timestamp" bigint, "quoteLine" integer)
      join photos on photos.quote_line_id = given."quoteLine"
      join cart_lines line on line.person_id = ${personId} and line."timestamp" = given."timestamp"`);
}

const places = Array.from({ length: maxPhotos }, (_, index) => index + 1);

function list(database: Database, condition: SQL) {
  const { id, cartLineId, orderLineId, place, width, height } = photos;
  return database
    .select({ id, cartLineId, orderLineId, place, width, height })
    .from(photos)
    .where(condition)
    .orderBy(asc(place));
}

function lineOf(personId: number, timestamp: number) {
  return and(
    eq(cartLines.personId, personId),
    eq(cartLines.timestamp, timestamp),
    isNull(cartLines.removedAt),
    isNull(cartLines.offerId),
  );
}
