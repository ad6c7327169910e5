import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/carts.ts';

// Beside the other calls of a cart, and under its lock: what is sent twice finds what the first has done.

type Call = {
  readonly personId: number;
  readonly key: string;
  readonly route: string;
  // What the form says, where the same one may be sent again with something else: only the last time counts as done.
  readonly bodyHash?: string;
};

const answer = z.object({ number: z.string() });

/** The number of the quote that came of it; null for what was not done yet. */
export async function findDone(
  transaction: Database,
  { personId, key, route, bodyHash = '' }: Call,
): Promise<string | null> {
  const [known] = await transaction
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.personId, personId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.route, route),
        eq(idempotencyKeys.bodyHash, bodyHash),
      ),
    );
  return known === undefined ? null : answer.parse(known.answer).number;
}

export async function rememberDone(transaction: Database, call: Call, number: string): Promise<void> {
  const done = { bodyHash: call.bodyHash ?? '', answer: { number } };
  await transaction
    .insert(idempotencyKeys)
    .values({ ...call, ...done })
    .onConflictDoUpdate({
      target: [idempotencyKeys.personId, idempotencyKeys.key],
      set: done,
      // A key of another call stays that one's.
      setWhere: eq(idempotencyKeys.route, call.route),
    });
}
