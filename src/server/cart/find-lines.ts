import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CartPreview } from '#contract/page.ts';
import type { Database } from '../database/database.ts';
import { cartLines, cartTotals } from '../database/schema/carts.ts';
import type { CartLine } from './cart-line.ts';

/** Where a line stands among the others. */
export const placeOfLine = sql<number>`coalesce(${cartLines.sortPlace}, ${cartLines.timestamp})`.mapWith(
  Number,
);

export function listLines(database: Database, personId: number): Promise<readonly CartLine[]> {
  return database
    .select()
    .from(cartLines)
    .where(linesOf(personId))
    .orderBy(placeOfLine, asc(cartLines.timestamp));
}

export async function findCartLine(
  database: Database,
  personId: number,
  timestamp: number,
): Promise<CartLine | null> {
  const [line] = await database
    .select()
    .from(cartLines)
    .where(and(linesOf(personId), eq(cartLines.timestamp, timestamp)));
  return line ?? null;
}

/** A line that was taken out and can still be put back. */
export async function findRemovedLine(
  database: Database,
  personId: number,
  timestamp: number,
): Promise<CartLine | null> {
  const [line] = await database
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.personId, personId),
        eq(cartLines.timestamp, timestamp),
        isNotNull(cartLines.removedAt),
      ),
    );
  return line ?? null;
}

/** On every page of a customer: how many lines, and what they come to without fees and VAT. One row, however many there are. */
export async function cartPreview(database: Database, personId: number): Promise<CartPreview> {
  const [preview] = await database
    .select({ lines: cartTotals.lines, totalCents: cartTotals.goods })
    .from(cartTotals)
    .where(eq(cartTotals.personId, personId));
  return preview ?? { lines: 0, totalCents: 0 };
}

/** What was offered to a colleague, in the order it had in the cart. */
export function listOfferedLines(database: Database, offerId: number): Promise<readonly CartLine[]> {
  return database
    .select()
    .from(cartLines)
    .where(eq(cartLines.offerId, offerId))
    .orderBy(placeOfLine, asc(cartLines.timestamp));
}

export async function findOfferedLine(
  database: Database,
  offerId: number,
  timestamp: number,
): Promise<CartLine | null> {
  const [line] = await database
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.offerId, offerId), eq(cartLines.timestamp, timestamp)));
  return line ?? null;
}

/** What lies in the cart: neither taken out nor offered to a colleague. */
export function linesOf(personId: number) {
  return and(eq(cartLines.personId, personId), isNull(cartLines.removedAt), isNull(cartLines.offerId));
}
