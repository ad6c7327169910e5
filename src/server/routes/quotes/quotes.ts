import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { requireRight } from '../../middleware/session.ts';

/** R13: what a company's own people do with quotes. What their end customers open is in `quote-link.ts`. */
export function quoteRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/offertes', requireRight('make_quotes'))
    .use('/offertes/*', requireRight('make_quotes'));
}
