import { lt } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { cartLines, idempotencyKeys, offers } from '../database/schema/carts.ts';

const day = 24 * 60 * 60 * 1000;
// Longer than any program goes on repeating a call.
const keyLifetime = 7 * day;

export async function dropRemovedLines(database: Database, now: Date): Promise<void> {
  const removedBefore = new Date(now.getTime() - daysKept.removedCartLines * day);
  await deleteInPieces(database, cartLines, lt(cartLines.removedAt, removedBefore));
}

/** The words that went with them; their lines are in a cart or an order. What still waits is not old, however long it waits. */
export async function dropAnsweredOffers(database: Database, now: Date): Promise<void> {
  const answeredBefore = new Date(now.getTime() - daysKept.answeredOffers * day);
  await deleteInPieces(database, offers, lt(offers.answeredAt, answeredBefore));
}

export async function dropOldKeys(database: Database, now: Date): Promise<void> {
  await deleteInPieces(
    database,
    idempotencyKeys,
    lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetime)),
  );
}
