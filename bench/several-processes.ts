import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../tests/support/demo.ts';
import { logIn } from './customer.ts';
import { startServer } from './processes.ts';
import { sizeShot } from './shots.ts';
import { loadFromOutside, type OutsideLoad } from './wrk.ts';

const connections = 100;
// After as much a process compiles nothing any more.
const warmUp = { connections, seconds: 8 };
// Short ones: these machines are a third faster or slower from one quarter of a minute to the next.
const round = { connections, seconds: 2 };
const rounds = 11;

/** R15.1: what a second process adds, on validate-state. By turns, so that both see the same machine. */
export async function benchSeveralProcesses(env: Readonly<Record<string, string>>): Promise<void> {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'maathor-bench-')));
  const shops = await Promise.all(
    folders.map((folder, index) =>
      startServer(
        'scripts/start.ts',
        { ...env, DATA_DIR: folder, PROCESSES: `${index + 1}`, PORT: '0' },
        '/healthz',
      ),
    ),
  );
  try {
    const shots = await Promise.all(
      shops.map(async ({ address }) => sizeShot(address, await logIn(address, demoAccounts.millimetres))),
    );
    for (const shot of shots) await loadFromOutside([shot], warmUp);
    const found: OutsideLoad[][] = shots.map(() => []);
    for (let turn = 0; turn < rounds; turn += 1)
      for (const [index, shot] of shots.entries()) found[index]?.push(await loadFromOutside([shot], round));
    const [ones = [], twos = []] = found.map((loads) => loads.map(({ perSecond }) => perSecond));
    const ratio = middle(twos.map((two, turn) => two / (ones[turn] ?? Number.NaN)));
    const last = found[1]?.at(-1);
    const taken = last?.cores == null ? '' : `, which took ${last.cores.toFixed(2)} of a core`;
    console.log(
      `POST    validate-state with PROCESSES=2: ${middle(twos).toFixed(0)}/s, with 1 ${middle(ones).toFixed(0)}/s; ratio ${ratio.toFixed(2)} ` +
        `(the middle of ${rounds} by turns; ${connections} connections by ${last?.by}${taken})`,
    );
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

if (import.meta.main) await benchSeveralProcesses({ LOG_LEVEL: 'warn', CALLS_PER_SECOND: '1000000' });
