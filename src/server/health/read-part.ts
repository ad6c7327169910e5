import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

// Who looks wants to see what there is; what takes longer than this is itself something to see.
const limitMs = 2_000;

export type Read<Facts> =
  | { readonly kind: 'read'; readonly facts: Facts }
  | { readonly kind: 'late' | 'failed'; readonly error: unknown };

/**
 * One part of what there is to know. What hangs is given up, here and in the database: it keeps neither the page nor a
 * connection.
 */
export async function readPart<Facts>(
  database: Database,
  read: (transaction: Database) => Promise<Facts>,
): Promise<Read<Facts>> {
  const stop = new AbortController();
  const late = wait(limitMs + 500, { kind: 'late', error: null } as const, { signal: stop.signal });
  try {
    return await Promise.race([late, withinLimit(database, read)]);
  } catch (error) {
    return { kind: isCancelled(error) ? 'late' : 'failed', error };
  } finally {
    stop.abort();
    late.catch(() => undefined);
  }
}

async function withinLimit<Facts>(
  database: Database,
  read: (transaction: Database) => Promise<Facts>,
): Promise<Read<Facts>> {
  const facts = await database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local statement_timeout = ${limitMs}`));
    return read(transaction);
  });
  return { kind: 'read', facts };
}

// PostgreSQL's own code for a statement that took too long.
const queryCancelled = '57014';

function isCancelled(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === queryCancelled;
}
