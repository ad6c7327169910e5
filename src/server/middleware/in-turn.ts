import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { createLanes } from '../turns/lanes.ts';

const longestRestMs = 1000;

// More than anybody opens at once; a thousand that wait would take every place that the process has.
const mostWaiting = 20;

/**
 * For pages whose weight their reader decides: five hundred lines are drawn in some 300 ms, in which nobody else is served, and
 * whoever asked for sixty of them at once kept everybody waiting for ten seconds and more. Of one person two at once, and each
 * makes room for others for twice as long as it took.
 */
export function inTurn(rest: (ms: number) => Promise<unknown> = leaveRoom): MiddlewareHandler<AppEnv> {
  const inLane = createLanes(2, mostWaiting);
  return (c, next) => {
    const { person } = c.get('session');
    if (person === null) return next();
    return new Promise((resolve, reject) => {
      inLane(person.id, async () => {
        // Whoever reloads has hung up on the one before: it would only keep the next waiting.
        if (c.env?.outgoing?.destroyed === true) return reject(new Refusal(429, callErrors.tooMany));
        const begun = performance.now();
        await next().then(resolve, reject);
        await rest(Math.min(2 * (performance.now() - begun), longestRestMs));
      }).catch(reject);
    });
  };
}

function leaveRoom(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
