import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { type Reader, readableOrders, readableRequests } from '../accounts/readable.ts';
import type { Database } from '../database/database.ts';
import { cartLines, offers } from '../database/schema/carts.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { photos, specialRequests } from '../database/schema/photos.ts';
import { quoteLines, quotes } from '../database/schema/quotes.ts';

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
  // Staff too read what it hangs on, or nothing: what a dealer keeps for an end customer is not the shop's to look at, and a cart is
  // for who may work in it.
  const inAnyCart = may(reader.role, 'work_for_customers') ? isNotNull(photos.cartLineId) : undefined;
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
  return or(inAnyCart, exists(line), exists(ordered), exists(asked), exists(quoted), unsent);
}
