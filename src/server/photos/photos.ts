import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderLines } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';

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

function list(database: Database, condition: SQL) {
  const { id, cartLineId, orderLineId, place, width, height } = photos;
  return database
    .select({ id, cartLineId, orderLineId, place, width, height })
    .from(photos)
    .where(condition)
    .orderBy(asc(place));
}
