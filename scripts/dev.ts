import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { StartProblem } from '../src/server/errors.ts';
import { listen } from '../src/server/listen.ts';
import { readSettings } from '../src/server/main.ts';
import { localUrl } from '../src/server/settings/env.ts';
import { forward } from './dev/forward.ts';
import { keepShop } from './dev/keep-shop.ts';
import { isViteAddress, openVite, stylesheet } from './dev/open-vite.ts';
import { restartsShop } from './dev/restarts-shop.ts';
import { withEnvFile } from './env-file.ts';

// Two processes: this one has the address, hands out the web room's sources and tells the browser what changed; the
// shop stands behind it and is started anew when its own sources change, without the browser losing anything.
const root = join(import.meta.dirname, '..');

// React's development build is chosen by it.
process.env['NODE_ENV'] = 'development';
const settings = readSettings(withEnvFile(process.env));
const front = await listen(settings.port, settings.host).catch((error: unknown) => {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`Maathor cannot start: ${error.message}`);
  process.exit(1);
});
// Where the shop looks for built files, of which it needs none here.
mkdirSync(join(root, 'dist', 'client'), { recursive: true });

const vite = await openVite({
  server: front.server,
  unwatched: [settings.dataDir, ...['dist', '.types', 'data'].map((folder) => join(root, folder))],
  onRendererChange: () => shop.renew(),
});
const shop = keepShop({
  variables,
  onFetch: (request) => vite.environments.ssr.hot.handleInvoke(request),
  onRenewed: tellBrowser,
});
vite.watcher.on('all', (_event, file) => {
  if (restartsShop(relative(root, file))) shop.restart();
});
front.serve((request, response) => void answer(request, response));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}

function variables(): NodeJS.ProcessEnv {
  const given = withEnvFile(process.env);
  const { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: proxies } = given;
  return {
    ...given,
    PORT: '0',
    HOST: '127.0.0.1',
    // The one that is started anew when a file changes.
    PROCESSES: '1',
    PUBLIC_URL: publicUrl || localUrl({ host: settings.host, tls: null }, front.port),
    TRUSTED_PROXIES: [proxies, '127.0.0.1'].filter(Boolean).join(', '),
  };
}

function tellBrowser(fault: string | null): void {
  vite.ws.send(
    fault === null
      ? { type: 'custom', event: 'shop:renewed' }
      : { type: 'error', err: { message: fault, stack: '' } },
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = request.url ?? '/';
  if (isViteAddress(address)) return vite.middlewares(request, response);
  if (address === '/dev/styles.css') {
    response.setHeader('content-type', 'text/css; charset=utf-8').setHeader('cache-control', 'no-store');
    response.end(await stylesheet(vite));
    return;
  }
  const port = await shop.port();
  if (port !== null) return forward(port, request, response);
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' });
  response.end('The shop does not run: the terminal says why.');
}
