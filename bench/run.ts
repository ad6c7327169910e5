import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { benchAssess } from './assess.ts';
import { benchBrowserBytes } from './browser-bytes.ts';
import { benchCaches } from './caches/caches.ts';
import { benchCalls } from './calls.ts';
import { benchFullCart } from './full-cart.ts';
import { benchLighthouse } from './lighthouse.ts';
import { loadBeside } from './load.ts';
import { benchLogins } from './logins.ts';
import { benchOfficeLists } from './office-lists.ts';
import { scriptBytes } from './page-bytes.ts';
import { startServer } from './processes.ts';
import { benchQuickOrder } from './quick-order.ts';
import { benchSeveralProcesses } from './several-processes.ts';
import { benchWorkSheet } from './work-sheet.ts';

// Figures and ratios, never a verdict: these machines are noisy, so each figure stands beside a reference that was
// measured in the same run.
const dataDir = mkdtempSync(join(tmpdir(), 'maathor-bench-'));
// One customer makes more calls here than any person would.
const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', CALLS_PER_SECOND: '1000000' };
const load10 = { connections: 10, seconds: 4 };

try {
  benchAssess();
  await build();
  const cold = await startServer('scripts/start.ts', env, '/healthz');
  await cold.stop();
  const shop = await startServer('scripts/start.ts', env, '/healthz');
  const bare = await startServer('bench/bare-server.ts', {}, '/bare/none');
  try {
    console.log(`start   cold ${seconds(cold.startMs)} (new database), warm ${seconds(shop.startMs)}`);
    for (const path of ['/', '/producten/pe-100', '/meetinstructies', '/inloggen']) {
      console.log(`script  ${path}: ${await scriptBytes(shop.address, path, '')} bytes gzip for a visitor`);
    }
    await benchBrowserBytes(shop.address);
    await benchLighthouse(shop.address);
    for (const path of ['/', '/producten/pe-100']) await comparePage(shop.address, bare.address, path);
    await benchCalls(shop.address, bare.address);
    await benchFullCart(shop.address);
    await benchQuickOrder(shop.address);
    await benchWorkSheet(shop.address);
    // Last: after it the shop lets nobody of this network in for a while.
    await benchLogins(shop.address);
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
  await benchSeveralProcesses(env);
  await benchOfficeLists();
  await benchCaches();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function comparePage(shop: string, bare: string, path: string): Promise<void> {
  const first = await fetch(shop + path);
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = await first.text();
  const name = encodeURIComponent(path);
  await fetch(`${bare}/bodies/${name}`, { method: 'PUT', body, headers: { 'content-type': 'text/html' } });
  const bareShot = () => ({ url: `${bare}/bare/${name}` });
  const { ours, reference } = await loadBeside(
    () => ({ url: shop + path, headers: { cookie } }),
    bareShot,
    load10,
  );
  console.log(
    `GET     ${path}: ${ours.perSecond.toFixed(0)}/s (p99 ${ours.p99.toFixed(1)} ms), bare route with the same ` +
      `${body.length} bytes ${reference.perSecond.toFixed(0)}/s; ratio ${(ours.perSecond / reference.perSecond).toFixed(3)}`,
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
