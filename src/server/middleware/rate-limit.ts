import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#text/call-errors.ts';
import { attemptKey, countAttempt } from '../accounts/attempts.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { clientAddress, networkOf } from './client-address.ts';

// Counted in the database, so the limit is one for all processes and survives a restart. One write per request:
// for what people rarely do.
export function limitPerMinute(deps: Dependencies, name: string, limit: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const now = deps.now();
    const key = attemptKey(name, networkOf(clientAddress(c, deps.settings)));
    const { count, windowEndsAt } = await countAttempt(deps.database, key, 60, now);
    if (count > limit) throw tooMany(windowEndsAt, now);
    return next();
  };
}

export function tooMany(windowEndsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new Refusal(429, callErrors.tooMany, { 'Retry-After': String(seconds) });
}
