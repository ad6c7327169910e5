import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../tests/support/demo.ts';
import { logIn } from './customer.ts';
import type { Shot } from './load.ts';
import { startServer } from './processes.ts';
import { sizeShot } from './shots.ts';
import { loadFromOutside, type OutsideLoad } from './wrk.ts';

const connections = 100;
// After as much a process compiles nothing any more.
const warmUp = { connections, seconds: 8 };
// Short ones: these machines are a third faster or slower from one quarter of a minute to the next.
const round = { connections, seconds: 2 };
const rounds = 11;

// The same asked of one process and of two.
type Pair = readonly [one: Shot, two: Shot];

/**
 * R15.1: what a second process adds, on validate-state, and what it adds where processes share nothing. All by turns, so that they see the
 * same machine.
 */
export async function benchSeveralProcesses(env: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-bench-'));
  const stop: (() => Promise<void>)[] = [];
  const start = async (script: string, variables: Readonly<Record<string, string>>, path: string) => {
    const server = await startServer(script, variables, path);
    stop.push(server.stop);
    return server.address;
  };
  const shotAt = async (processes: string) => {
    const own = { DATA_DIR: join(folder, processes), PROCESSES: processes, PORT: '0' };
    const shop = await start('scripts/start.ts', { ...env, ...own }, '/healthz');
    return sizeShot(shop, await logIn(shop, demoAccounts.millimetres));
  };
  try {
    const ours: Pair = [await shotAt('1'), await shotAt('2')];
    const ANSWER = join(folder, 'answer.json');
    writeFileSync(ANSWER, await answerTo(ours[0]));
    const bareAt = async (shot: Shot, PROCESSES: string) => ({
      ...shot,
      url: await start('bench/bare-processes.ts', { PROCESSES, ANSWER }, '/'),
    });
    const bare: Pair = [await bareAt(ours[0], '1'), await bareAt(ours[1], '2')];
    const [found, reference] = await byTurns([ours, bare]);
    console.log(`POST    validate-state with PROCESSES=2: ${found}`);
    console.log(`POST    a bare route with two processes that share nothing: ${reference}`);
  } finally {
    await Promise.all(stop.map((end) => end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answerTo({ url, ...request }: Shot): Promise<string> {
  const answer = await fetch(url, { ...request, headers: { ...request.headers } });
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return answer.text();
}

async function byTurns(pairs: readonly Pair[]): Promise<readonly string[]> {
  for (const shot of pairs.flat()) await loadFromOutside([shot], warmUp);
  const found = pairs.map(() => [] as (readonly [OutsideLoad, OutsideLoad])[]);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, [one, two]] of pairs.entries())
      found[index]?.push([await loadFromOutside([one], round), await loadFromOutside([two], round)]);
  return found.map(told);
}

function told(loads: readonly (readonly [OutsideLoad, OutsideLoad])[]): string {
  const ones = middle(loads.map(([one]) => one.perSecond));
  const twos = middle(loads.map(([, two]) => two.perSecond));
  const ratio = middle(loads.map(([one, two]) => two.perSecond / one.perSecond));
  const last = loads.at(-1)?.[1];
  const taken = last?.cores == null ? '' : `, which took ${last.cores.toFixed(2)} of a core`;
  return (
    `${twos.toFixed(0)}/s, with 1 ${ones.toFixed(0)}/s; ratio ${ratio.toFixed(2)} ` +
    `(the middle of ${rounds} by turns; ${connections} connections by ${last?.by}${taken})`
  );
}

function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

if (import.meta.main) await benchSeveralProcesses({ LOG_LEVEL: 'warn', CALLS_PER_SECOND: '1000000' });
