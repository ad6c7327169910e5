import { lt } from 'drizzle-orm';
import { daysKept } from '#domain/business/retention.ts';
import type { Database } from '../database/database.ts';
import { cartLines, idempotencyKeys } from '../database/schema/carts.ts';

const day = 24 * 60 * 60 * 1000;
// Longer than any program goes on repeating a call.
const keyLifetime = 7 * day;

export async function dropRemovedLines(database: Database, now: Date): Promise<void> {
  const removedBefore = new Date(now.getTime() - daysKept.removedCartLines * day);
  await database.delete(cartLines).where(lt(cartLines.removedAt, removedBefore));
}

export async function dropOldKeys(database: Database, now: Date): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetime)));
}
