import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

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
