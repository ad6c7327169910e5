import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Metrics } from '../metrics.ts';

// For the machines that watch the shop: alive, ready to serve, figures.
export function operationsRoutes(deps: Dependencies, metrics: Metrics): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      try {
        // The last migration creates nothing the shop can do without, so its row is proof enough.
        await deps.database.execute(sql`select 1 from price_lists limit 1`);
        return c.json({ status: 'ready' });
      } catch (error) {
        c.get('log')().warn({ err: error }, 'not ready');
        return c.json({ status: 'not ready' }, 503);
      }
    })
    .get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
}
