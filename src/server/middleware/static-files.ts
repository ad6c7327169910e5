import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const forADay = 'public, max-age=86400';
const forGood = 'public, max-age=31536000, immutable';

export function staticFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    // Their names hold a hash of their content.
    .use('/assets/*', keepFor(forGood))
    .get('/assets/*', serveStatic({ root: join(root, 'dist/client'), precompressed: true }))
    // And so does an address with a version.
    .use('/images/*', async (c, next) => keepFor(c.req.query('v') ? forGood : forADay)(c, next))
    .use('/video/*', captionsByName);
  const publicFolder = join(root, 'public');
  const serve = serveStatic({ root: publicFolder });
  // By name: looking on the disk whether a page or a call might be a file costs more than many a call.
  for (const entry of readdirSync(publicFolder, { withFileTypes: true })) {
    app.get(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`, serve);
  }
  return app;
}

// After the file is found: a missing one must not be remembered as missing.
function keepFor(cacheControl: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', cacheControl);
  };
}

// The captions of a film, which the framework takes for a file of unknown kind.
const captionsByName: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.res.ok && c.req.path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8');
};
