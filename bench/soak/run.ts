import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../tests/support/demo.ts';
import { anyAddress, Browser, type Tally } from '../../tests/support/http-browser.ts';
import { startServer } from '../processes.ts';
import { attacking } from './attacks.ts';
import { everyday } from './everyday.ts';
import {
  processorSeconds,
  residentMegabytes,
  type Sample,
  shopProcesses,
  slopeOf,
  spreadOf,
} from './memory.ts';

// Figures, never a verdict: what a process holds while customers and staff work and others attack.
const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    // Visits a second.
    rate: { type: 'string', default: '12' },
    // How many attack at once; 0 for a quiet day.
    attack: { type: 'string', default: '40' },
    // Between two rounds of an attack.
    pause: { type: 'string', default: '2' },
    // Attacks and visits with this in their name.
    only: { type: 'string' },
    visits: { type: 'string' },
  },
});
const minutes = Number(asked.minutes);
const rate = Number(asked.rate);
const strength = Number(asked.attack);

const dataDir = mkdtempSync(join(tmpdir(), 'maathor-soak-'));
const env = {
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // So that each comes from an address of its own.
  TRUSTED_PROXIES: '127.0.0.1, ::1',
};
const tally: Tally = new Map();
const samples: Sample[] = [];
const rounds = new Map<string, number>();

const shop = await startServer('scripts/start.ts', env, '/healthz');
try {
  const visit = rate > 0 ? await everyday(shop.address, tally, asked.visits) : null;
  const insider = await new Browser(shop.address, anyAddress(), tally).logIn(demoAccounts.staff);
  const attack = await attacking(shop.address, { tally, strength, insider });
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const isOver = () => seconds() >= minutes * 60;

  const visiting = async () => {
    let busy = 0;
    while (!isOver()) {
      await wait(1000 / Math.max(rate, 0.01));
      if (visit === null || busy >= 40) continue;
      busy += 1;
      void visit().finally(() => {
        busy -= 1;
      });
    }
  };
  const storming = async () => {
    while (!isOver() && strength > 0) {
      const before = performance.now();
      const name = await attack(asked.only);
      rounds.set(name, (rounds.get(name) ?? 0) + 1);
      if (asked.only !== undefined || process.env['TELL'] !== undefined)
        console.log(
          `${seconds().toFixed(0)} s  ${name}: ${(performance.now() - before).toFixed(0)} ms, ${rss()} MB`,
        );
      await wait(Number(asked.pause) * 1000);
    }
  };
  const rss = () =>
    shopProcesses(shop.pid)
      .map((pid) => residentMegabytes(pid))
      .map((held) => `${held?.now.toFixed(0)} (${held?.most.toFixed(0)})`)
      .join(' ');
  const sampling = async () => {
    console.log(
      'minute  process   RSS MB (least, middle, most)   heap  external  processor   answers by status',
    );
    for (let minute = 1; !isOver(); minute += 1) {
      const from = samples.length;
      const before = new Map(tally);
      const busyBefore = new Map(shopProcesses(shop.pid).map((pid) => [pid, processorSeconds(pid)]));
      while (seconds() < minute * 60 && !isOver()) {
        await wait(2000);
        for (const pid of shopProcesses(shop.pid)) {
          const held = residentMegabytes(pid);
          if (held !== null) samples.push({ seconds: seconds(), pid, megabytes: held.now, most: held.most });
        }
      }
      const told = samples.slice(from);
      const figures = await heapFigures(shop.address);
      for (const pid of new Set(told.map((sample) => sample.pid))) {
        const spread = spreadOf(told.flatMap((sample) => (sample.pid === pid ? [sample.megabytes] : [])));
        const busy = processorSeconds(pid) - (busyBefore.get(pid) ?? 0);
        console.log(
          `${String(minute).padStart(6)}  ${String(pid).padEnd(8)}  ${spread.map((one) => one.toFixed(0).padStart(5)).join(' ')}` +
            `   ${figures}  ${busy.toFixed(1).padStart(5)} s   ${difference(before, tally)}`,
        );
      }
    }
  };
  await Promise.all([visiting(), storming(), sampling()]);
  for (const pid of new Set(samples.map((sample) => sample.pid))) {
    const own = samples.filter((sample) => sample.pid === pid);
    const late = own.filter((sample) => sample.seconds > (minutes * 60) / 3);
    const most = Math.max(...own.map((sample) => sample.most));
    console.log(
      `process ${pid}: at most ${most.toFixed(0)} MB; ${slopeOf(late).toFixed(2)} MB a minute after the first third`,
    );
  }
  const told = [...rounds].map(([name, count]) => `${count} × ${name}`);
  if (told.length > 0) console.log(`attacks: ${told.join(', ')}`);
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

async function heapFigures(address: string): Promise<string> {
  const text = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.text())
    .catch(() => '');
  const read = (name: string) => {
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1];
    return (value === undefined ? '?' : (Number(value) / 1024 / 1024).toFixed(0)).padStart(5);
  };
  return `${read('nodejs_heap_size_used_bytes')}/${read('nodejs_heap_size_total_bytes')} ${read('nodejs_external_memory_bytes')}`;
}

function difference(before: Tally, after: Tally): string {
  return [...after]
    .map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'none' : status}×${count}`)
    .join(' ');
}
