import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { joinRemarks } from '#domain/cart/offer.ts';
import { maxCartLines, maxRemarks } from '#domain/cart/terms.ts';
import { linesOf } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { photos } from '../database/schema/photos.ts';

/** Whether that many more fit. Holds the cart, and with it every other adding, as put_cart_lines.sql does. */
export async function hasRoom(transaction: Database, personId: number, lines: number): Promise<boolean> {
  await holdCart(transaction, personId);
  return (await transaction.$count(cartLines, linesOf(personId))) + lines <= maxCartLines;
}

export async function holdCart(transaction: Database, personId: number): Promise<void> {
  await transaction.insert(carts).values({ personId }).onConflictDoNothing();
  await transaction.select().from(carts).where(eq(carts.personId, personId)).for('update');
}

type Move = { readonly which: SQL; readonly to: number; readonly measuredBy: SQL };

/** With their photos, under new names in the other cart, which is held, and in the order they had. Gives how many. */
export async function moveLines(
  transaction: Database,
  now: Date,
  { which, to, measuredBy }: Move,
): Promise<number> {
  const lines = await transaction.$count(cartLines, which);
  const lastNew = now.getTime() + lines - 1;
  const [cart] = await transaction
    .update(carts)
    .set({
      lastTimestamp: sql`greatest(${carts.lastTimestamp} + ${lines}, ${lastNew})`,
      updatedAt: now,
    })
    .where(eq(carts.personId, to))
    .returning({ last: carts.lastTimestamp });
  if (cart === undefined) throw new Error(`no cart of ${to}`);
  const before = cart.last - lines;
  await transaction.execute(sql`
    update cart_lines line
    set person_id = ${to}, "timestamp" = ${before} + given.place, sort_place = null, offer_id = null,
      measured_by = ${measuredBy}
    from (
      select id, row_number() over (order by coalesce(sort_place, "timestamp"), "timestamp") as place
      from cart_lines where ${which}
    ) as given
    where line.id = given.id`);
  const moved = transaction
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.personId, to), gt(cartLines.timestamp, before)));
  await transaction.update(photos).set({ personId: to }).where(inArray(photos.cartLineId, moved));
  return lines;
}

/** Whether they fit beside the cart's own, which is held: if not, nothing is changed and whoever wrote them is to be told. */
export async function addRemarks(transaction: Database, personId: number, added: string): Promise<boolean> {
  if (added === '') return true;
  const [cart] = await transaction.select().from(carts).where(eq(carts.personId, personId));
  const remarks = joinRemarks(cart?.remarks ?? '', added, maxRemarks);
  if (remarks === null) return false;
  await transaction.update(carts).set({ remarks }).where(eq(carts.personId, personId));
  return true;
}
