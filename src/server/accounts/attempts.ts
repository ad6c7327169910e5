import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/accounts.ts';
import { hashToken } from './tokens.ts';

export type Attempts = { readonly count: number; readonly windowEndsAt: Date };

// Hashed, so that the table holds no list of the addresses people tried.
export function attemptKey(name: string, ...parts: readonly string[]): string {
  return `${name}:${hashToken(parts.join('\n')).slice(0, 40)}`;
}

export async function countAttempt(
  database: Database,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<Attempts> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [attempts] = await database
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
  return attempts ?? { count: 1, windowEndsAt };
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
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
