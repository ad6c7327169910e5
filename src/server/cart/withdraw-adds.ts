import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { cartLines, carts, idempotencyKeys } from '../database/schema/carts.ts';
import { linesOf } from './find-lines.ts';

const added = z.object({ timestamps: z.array(z.number()) });

/**
 * Takes out what these calls added, as far as they arrived, and keeps one that is still under way from adding it after
 * all: whoever lost an answer and orders with another amount wants one line.
 */
export async function withdrawAdds(
  database: Database,
  personId: number,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await database.transaction(async (transaction) => {
    const timestamps = await withdrawCalls(transaction, { personId, keys, route: 'add-to-cart' }, now);
    if (timestamps.length === 0) return;
    await transaction
      .update(cartLines)
      .set({ removedAt: now })
      .where(and(linesOf(personId), inArray(cartLines.timestamp, timestamps)));
  });
}

type Withdrawn = {
  readonly personId: number;
  readonly keys: readonly string[];
  // What they would have been.
  readonly route: string;
};

/** For use in a transaction: none of these calls does anything from here on. Gives what they had added by then. */
export async function withdrawCalls(
  transaction: Database,
  { personId, keys, route }: Withdrawn,
  now: Date,
): Promise<readonly number[]> {
  await holdCalls(transaction, personId, now);
  const nothing = { timestamps: [], lines: 0 };
  await transaction
    .insert(idempotencyKeys)
    .values(keys.map((key) => ({ personId, key, route: 'withdrawn', bodyHash: '', answer: nothing })))
    .onConflictDoNothing();
  const known = await transaction
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.personId, personId),
        inArray(idempotencyKeys.key, [...keys]),
        eq(idempotencyKeys.route, route),
      ),
    );
  return known.flatMap(({ answer }) => added.parse(answer).timestamps);
}

/** Whoever holds this row is alone with the customer's keys and lines, as in put_cart_lines.sql. */
export async function holdCalls(transaction: Database, personId: number, now: Date): Promise<void> {
  await transaction
    .insert(carts)
    .values({ personId })
    .onConflictDoUpdate({ target: carts.personId, set: { updatedAt: now } });
}
