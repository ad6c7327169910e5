import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

export function staticFiles(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(
      '/assets/*',
      serveStatic({
        root: join(root, 'dist/client'),
        precompressed: true,
        // Their names hold a hash of their content.
        onFound: (_path, c) => c.header('Cache-Control', year),
      }),
    )
    .use(
      '/*',
      serveStatic({ root: join(root, 'public'), onFound: (_path, c) => c.header('Cache-Control', day) }),
    );
}
