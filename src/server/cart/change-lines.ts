import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { maxCartLines } from '#domain/cart/terms.ts';
import type { Database } from '../database/database.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { copyPhotos } from '../photos/carry-photos.ts';
import { uuidOf } from '../secrets/uuid-of.ts';
import type { CartLine } from './cart-line.ts';
import { findCall } from './find-call.ts';
import { findCartLine, linesOf, placeOfLine } from './find-lines.ts';
import { putLines } from './put-lines.ts';
import { holdCalls } from './withdraw-adds.ts';

// Each tells whether there was such a line. Two changes of one line at once: the last one stands.

export async function changeAmount(
  database: Database,
  personId: number,
  timestamp: number,
  amount: number,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .update(cartLines)
    .set({ amount, formerUnitPrice: null, updatedAt: now })
    .where(and(linesOf(personId), eq(cartLines.timestamp, timestamp)))
    .returning({ id: cartLines.id });
  return changed.length > 0;
}

export async function changeReference(
  database: Database,
  personId: number,
  timestamp: number,
  reference: string,
  now: Date,
): Promise<boolean> {
  const changed = await database
    .update(cartLines)
    .set({ reference, updatedAt: now })
    .where(and(linesOf(personId), eq(cartLines.timestamp, timestamp)))
    .returning({ id: cartLines.id });
  return changed.length > 0;
}

export async function removeLine(
  database: Database,
  personId: number,
  timestamp: number,
  now: Date,
): Promise<boolean> {
  const removed = await database
    .update(cartLines)
    .set({ removedAt: now })
    .where(and(linesOf(personId), eq(cartLines.timestamp, timestamp)))
    .returning({ id: cartLines.id });
  return removed.length > 0;
}

/** What became of a line that somebody wanted in the cart once more, and which one it is. */
export type Added = { readonly timestamp: number } | 'gone' | 'full';

export function restoreLine(database: Database, personId: number, timestamp: number): Promise<Added> {
  return database.transaction(async (transaction) => {
    // The row that every adding holds: together they must not pass what a cart may hold.
    await transaction.select().from(carts).where(eq(carts.personId, personId)).for('update');
    if ((await transaction.$count(cartLines, linesOf(personId))) >= maxCartLines) return 'full';
    const restored = await transaction
      .update(cartLines)
      .set({ removedAt: null })
      .where(
        and(
          eq(cartLines.personId, personId),
          eq(cartLines.timestamp, timestamp),
          isNotNull(cartLines.removedAt),
        ),
      )
      .returning({ id: cartLines.id });
    return restored.length > 0 ? { timestamp } : 'gone';
  });
}

/**
 * Stands below the line it was copied from: the eye need not look for it at the end of a long list. Asked for twice under
 * one key it is one copy: by a double click, or by whoever never heard of the first.
 */
export async function copyLine(
  database: Database,
  personId: number,
  timestamp: number,
  now: Date,
  key: string | null = null,
): Promise<Added> {
  const line = await findCartLine(database, personId, timestamp);
  if (line === null) return 'gone';
  const call =
    key === null ? null : { key: uuidOf('copy', key, timestamp), route: 'copy-line', bodyHash: '' };
  return database.transaction(async (transaction) => {
    await holdCalls(transaction, personId, now);
    const before = call && (await findCall(transaction, personId, call));
    if (before?.kind === 'done') return { timestamp: before.timestamps[0] ?? 0 };
    const put = await putLines(transaction, { personId, lines: [line], replaced: null, call }, now);
    if (put.kind !== 'done') return 'full';
    const [copy = 0] = put.timestamps;
    await transaction
      .update(cartLines)
      .set({ sortPlace: await placeBelow(transaction, line, copy) })
      .where(and(linesOf(personId), eq(cartLines.timestamp, copy)));
    await copyPhotos(transaction, personId, line.id, copy);
    return { timestamp: copy };
  });
}

async function placeBelow(database: Database, line: CartLine, copy: number): Promise<number> {
  const place = line.sortPlace ?? line.timestamp;
  const [next] = await database
    .select({ place: placeOfLine })
    .from(cartLines)
    .where(and(linesOf(line.personId), gt(placeOfLine, place), ne(cartLines.timestamp, copy)))
    .orderBy(placeOfLine)
    .limit(1);
  return next === undefined ? copy : (place + next.place) / 2;
}

export async function acknowledgePrices(database: Database, personId: number): Promise<void> {
  await database
    .update(cartLines)
    .set({ formerUnitPrice: null })
    .where(and(linesOf(personId), isNotNull(cartLines.formerUnitPrice)));
}

export async function saveRemarks(
  database: Database,
  personId: number,
  remarks: string,
  now: Date,
): Promise<void> {
  await database
    .insert(carts)
    .values({ personId, remarks, updatedAt: now })
    .onConflictDoUpdate({ target: carts.personId, set: { remarks, updatedAt: now } });
}

export async function findRemarks(database: Database, personId: number): Promise<string> {
  const [cart] = await database
    .select({ remarks: carts.remarks })
    .from(carts)
    .where(eq(carts.personId, personId));
  return cart?.remarks ?? '';
}
