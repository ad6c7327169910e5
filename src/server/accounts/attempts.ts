import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { rateLimits } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';

export type Attempts = { readonly count: number; readonly windowEndsAt: Date };

/** What is counted under one key, and for how long. */
export type Counter = {
  readonly key: string;
  readonly seconds: number;
  // Where one request brings several of what is counted.
  readonly times?: number;
};

/** Hashed, so that the table holds no list of the addresses people tried. */
export function attemptKey(name: string, ...parts: readonly string[]): string {
  return `${name}:${hashToken(parts.join('\n')).slice(0, 40)}`;
}

/**
 * All in one statement, before the work they guard: of many attempts at once each gets a count of its own. The keys
 * are locked in their order, so that two attempts never wait for each other.
 */
export async function countAttempts(
  database: Database,
  counters: readonly Counter[],
  now: Date,
): Promise<ReadonlyMap<string, Attempts>> {
  // Also what was begun by a clock that was ahead: it would last for as long as that was.
  const isOver = sql`(${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz
    or ${rateLimits.windowEndsAt} > excluded.window_ends_at + interval '1 minute')`;
  const rows = await database
    .insert(rateLimits)
    .values(
      counters
        .map(({ key, seconds, times = 1 }) => ({
          key,
          count: times,
          windowEndsAt: new Date(now.getTime() + seconds * 1000),
        }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

/** For an attempt that was counted and turned out not to count. */
export async function giveBackAttempts(database: Database, keys: readonly string[]): Promise<void> {
  await database.execute(sql`select give_back_attempts(${sql.param([...keys])}::text[])`);
}

export async function findAttempts(
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Attempts>> {
  const rows = await database
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]));
  return new Map(rows.filter(({ windowEndsAt }) => windowEndsAt > now).map((row) => [row.key, row]));
}

export async function forgetAttempts(database: Database, key: string): Promise<void> {
  await database.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function removeOldAttempts(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, rateLimits, lt(rateLimits.windowEndsAt, now));
}
