import type { Context, MiddlewareHandler } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { longWaitTexts } from '#text/pages/error.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { LongWait, Refusal } from '../errors.ts';
import { clientAddress, networkOf } from './client-address.ts';

// What the page for everybody says: a minute.
const shortWait = 60;

type Limit = {
  readonly name: string;
  // Whose attempts are counted together; 'network' is where the request comes from.
  readonly by: 'network' | { readonly value: string };
  readonly most: number;
  readonly seconds: number;
  readonly times?: number;
};

/**
 * For what costs more than a page: a mail, a hash, a call to somebody else. Counted before it is done, in the database,
 * so that a limit is one for all processes and survives a restart.
 */
export async function countTowards(
  c: Context<AppEnv>,
  deps: Dependencies,
  limits: readonly Limit[],
): Promise<void> {
  const now = deps.now();
  const network = networkOf(clientAddress(c, deps.settings));
  const keyed = limits.map(({ name, by, most, seconds, times = 1 }) => ({
    key: attemptKey(name, by === 'network' ? network : by.value),
    seconds,
    most,
    times,
  }));
  const counted = await countAttempts(deps.database, keyed, now);
  for (const { key, most } of keyed) {
    const attempts = counted.get(key);
    if (attempts !== undefined && attempts.count > most) throw tooMany(attempts.windowEndsAt, now);
  }
}

export function limitPerMinute(deps: Dependencies, name: string, most: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countTowards(c, deps, [{ name, by: 'network', most, seconds: 60 }]);
    return next();
  };
}

export function tooMany(windowEndsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  if (seconds <= shortWait) return new Refusal(429, callErrors.tooMany, { 'Retry-After': String(seconds) });
  // Not before: who comes in the minute that was named is let in.
  const from = new Date(Math.ceil(windowEndsAt.getTime() / 60_000) * 60_000);
  return new LongWait(seconds, longWaitTexts.until(from));
}
