import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

const root = join(import.meta.dirname, '..', '..', '..');

export function staticFiles(): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      // Their names hold a hash of their content.
      .use('/assets/*', keepFor('public, max-age=31536000, immutable'))
      .use('/assets/*', serveStatic({ root: join(root, 'dist/client'), precompressed: true }))
      .use('/images/*', keepFor('public, max-age=86400'))
      .use('/*', serveStatic({ root: join(root, 'public') }))
  );
}

// After the file is found: a missing one must not be remembered as missing.
function keepFor(cacheControl: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', cacheControl);
  };
}
