import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { signedInPerson } from './session.ts';

type Bucket = { calls: number; at: number };

// So many people call within a second only when somebody plays them; then all begin anew.
const mostKept = 10_000;

/**
 * A person never comes near it; a script that runs wild does. Counted per process and not in the database, which
 * it is there to spare.
 */
export function limitCalls(deps: Dependencies): MiddlewareHandler<AppEnv> {
  const perSecond = deps.settings.callsPerSecond;
  const buckets = new Map<number, Bucket>();
  return (c, next) => {
    const { id } = signedInPerson(c);
    const now = deps.now().getTime();
    if (buckets.size >= mostKept) forgetRested(buckets, now);
    const bucket = buckets.get(id) ?? { calls: perSecond, at: now };
    buckets.set(id, bucket);
    // A clock that is set back gives nothing, and takes nothing either.
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.calls = Math.min(perSecond, bucket.calls + seconds * perSecond);
    bucket.at = now;
    if (bucket.calls < 1) throw new Refusal(429, callErrors.tooMany, { 'Retry-After': '1' });
    bucket.calls -= 1;
    return next();
  };
}

// Whoever has not called for a second has a full bucket again, as has somebody new.
function forgetRested(buckets: Map<number, Bucket>, now: number): void {
  for (const [id, { at }] of buckets) if (now - at >= 1000) buckets.delete(id);
  if (buckets.size >= mostKept) buckets.clear();
}
