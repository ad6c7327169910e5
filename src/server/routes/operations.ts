import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { isAway, reasonOf } from '../database/is-away.ts';
import { Refusal } from '../errors.ts';
import type { Metrics } from '../log/metrics.ts';
import { isFromThisMachine } from '../middleware/client-address.ts';

/** For the machines that watch the shop: alive, ready to serve, figures. */
export function operationsRoutes(deps: Dependencies, metrics: Metrics): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        // Migrations were done before the shop began to listen: what can go since is the database.
        await deps.database.execute(sql`select 1 from price_lists limit 1`);
        return c.json({ status: 'ready' });
      } catch (error) {
        c.get('log').warn(isAway(error) ? { reason: reasonOf(error) } : { err: error }, 'not ready');
        return c.json({ status: 'not ready' }, 503);
      }
    })
    .get('/metrics', async (c) => {
      if (!isFromThisMachine(c) && !holdsToken(c, deps.settings.metricsToken))
        throw new Refusal(401, callErrors.metricsClosed, { 'WWW-Authenticate': 'Bearer' });
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
    });
}

function holdsToken(c: Context<AppEnv>, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
