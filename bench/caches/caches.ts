import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { demoAccounts } from '../../tests/support/demo.ts';
import { cookieOf, logIn } from '../customer.ts';
import { fireAll, type Shot } from '../load.ts';
import { type Server, startServer } from '../processes.ts';
import { lineShot, sizeShot } from '../shots.ts';
import { type Asked, type Kept, kept } from './kept.ts';

type Pair = { readonly without: number; readonly whole: number };

const turns = 12;
const callsPerTurn = 300;
const starts = 4;

/**
 * The shop beside the same shop without one of its caches, on one database, in turns: how much more of the processor it
 * takes for the same calls. Two equal shops come first; what does not differ more than they do proves nothing.
 */
export async function benchCaches(caches: readonly Kept[] = kept): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-caches-'));
  // Under root the database has another user, who must be able to pass.
  chmodSync(folder, 0o711);
  const postgres = await startEmbedded(folder, { isDurable: false });
  const { host, port, user, password, database } = postgres.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  try {
    const whole = await startShop(url);
    try {
      for (const asked of ['size', 'line', 'page', 'catalogue', 'home'] as const) {
        const these = caches.filter((each) => each.asked === asked);
        if (these.length === 0) continue;
        await report('nothing, for two equal shops', asked, whole, await startShop(url));
        for (const cache of these) await report(cache.name, asked, whole, await startShop(url, cache));
      }
    } finally {
      await whole.stop();
    }
    const ofStart = caches.filter(({ asked }) => asked === 'start');
    if (ofStart.length > 0) await reportStart('nothing, for two equal shops', url);
    for (const cache of ofStart) await reportStart(cache.name, url, cache);
  } finally {
    await postgres.stop();
    for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
  }
}

function startShop(url: string, without?: Kept): Promise<Server> {
  const env = {
    ...{ PORT: '0', DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'warn', CALLS_PER_SECOND: '1000000' },
    ...{ BENCH_WITHOUT: without?.name ?? '', NODE_OPTIONS: `--import ${import.meta.dirname}/without.ts` },
  };
  return startServer('scripts/start.ts', env, '/healthz');
}

async function report(name: string, asked: Asked, whole: Server, other: Server): Promise<void> {
  try {
    const [shotAtWhole, shotAtOther] = [
      await shotOf(asked, whole.address),
      await shotOf(asked, other.address),
    ];
    const times: Pair[] = [];
    // The first turns are for the compiler.
    for (let turn = -5; turn < turns; turn += 1) {
      const without = await processorTime(other.address, shotAtOther);
      const pair = { without, whole: await processorTime(whole.address, shotAtWhole) };
      if (turn >= 0) times.push(pair);
    }
    print(asked, name, times);
  } finally {
    await other.stop();
  }
}

async function reportStart(name: string, url: string, without?: Kept): Promise<void> {
  const times: Pair[] = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const pair = {
      without: await processorTimeOfStart(url, without),
      whole: await processorTimeOfStart(url),
    };
    times.push(pair);
  }
  print('start', name, times);
}

async function processorTimeOfStart(url: string, without?: Kept): Promise<number> {
  const shop = await startShop(url, without);
  const seconds = await processorSeconds(shop.address);
  await shop.stop();
  return seconds;
}

async function shotOf(asked: Asked, shop: string): Promise<Shot> {
  if (asked === 'page' || asked === 'catalogue') {
    // The login form is made for each.
    const url = `${shop}${asked === 'page' ? '/inloggen' : '/'}`;
    return { url, headers: { cookie: cookieOf(await fetch(url)) } };
  }
  const headers = await logIn(shop, demoAccounts.millimetres);
  if (asked === 'home') return { url: `${shop}/`, headers: { cookie: headers['cookie'] ?? '' } };
  return asked === 'line' ? lineShot(shop, headers) : sizeShot(shop, headers);
}

async function processorTime(shop: string, shot: Shot): Promise<number> {
  const before = await processorSeconds(shop);
  await fireAll(shot, callsPerTurn);
  return (await processorSeconds(shop)) - before;
}

async function processorSeconds(shop: string): Promise<number> {
  const figures = await (await fetch(`${shop}/metrics`)).text();
  const found = /^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1];
  if (found === undefined) throw new Error('the shop does not say how much of the processor it took');
  return Number(found);
}

function print(asked: Asked, name: string, times: readonly Pair[]): void {
  const without = undisturbed(times.map((pair) => pair.without));
  const whole = undisturbed(times.map((pair) => pair.whole));
  console.log(`cache   ${asked}, without ${name}: ${(without / whole).toFixed(2)} times the processor`);
}

// The lower quarter: whoever else uses the machine only ever makes a turn longer.
function undisturbed(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}
