import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../scripts/debian.ts';
import { type Load, load, type Shot } from './load.ts';

export type OutsideLoad = Pick<Load, 'perSecond'> & {
  readonly by: string;
  // How many cores it took from those it measured; null where nobody counted.
  readonly cores: number | null;
};

type Options = {
  readonly connections: number;
  readonly seconds: number;
  // By wrk alone: each with an idempotency key of its own, no repeat of the one before.
  readonly areNew?: boolean;
};

const findWrk = () => findProgram(['wrk']);

export function hasWrk(): boolean {
  return findWrk() !== null;
}

// Linux counts time in hundredths.
const ticksPerSecond = 100;

/**
 * The same shots by turns, over and over, by wrk where the machine has it: a Node that fires as much as a shop answers takes a whole
 * core from it, and on two cores that is what would be measured.
 */
export async function loadFromOutside(shots: readonly Shot[], options: Options): Promise<OutsideLoad> {
  const [first] = shots;
  if (first === undefined) throw new Error('nothing to fire');
  const wrk = findWrk();
  if (wrk !== null) return loadByWrk(wrk, { url: first.url, script: scriptOf(shots, options) }, options);
  const shotOf = (n: number) => shots[n % shots.length] ?? first;
  const { perSecond, refused } = await load(shotOf, options);
  if (refused > 0) throw new Error(`${refused} calls were refused`);
  return { perSecond, by: 'Node, which takes a core of its own', cores: null };
}

type Fired = { readonly url: string; readonly script: string };

async function loadByWrk(wrk: string, fired: Fired, { connections, seconds }: Options): Promise<OutsideLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-wrk-'));
  const script = join(folder, 'shots.lua');
  writeFileSync(script, fired.script);
  const begun = performance.now();
  const args = [
    '-t',
    '1',
    '--timeout',
    '30s',
    '-c',
    `${connections}`,
    '-d',
    `${seconds}`,
    '-s',
    script,
    fired.url,
  ];
  const child = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  let cores = 0;
  const counting = setInterval(() => {
    cores = (ticksOf(child.pid ?? 0) / ticksPerSecond / (performance.now() - begun)) * 1000 || cores;
  }, 100);
  await once(child, 'close');
  clearInterval(counting);
  rmSync(folder, { recursive: true });
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors: .+/.exec(told)?.[0];
  if (refused !== undefined) throw new Error(`wrk was refused: ${refused}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]), by: 'wrk', cores };
}

// Strings of JSON are strings of Lua, but for what neither our bodies nor our headers hold.
function scriptOf(shots: readonly Shot[], { areNew = false }: Options): string {
  const written = shots.map(({ url, method = 'GET', headers = {}, body = '' }) => {
    const pairs = Object.entries(headers).map(
      ([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    );
    return `{ ${[method, new URL(url).pathname].map((word) => JSON.stringify(word)).join(', ')}, { ${pairs.join(', ')} }, ${JSON.stringify(body)} }`;
  });
  const key = `${randomUUID().slice(0, 24)}%012x`;
  return `
local shots = { ${written.join(',\n')} }
local fired = 0
function request()
  local shot = shots[fired % #shots + 1]
  fired = fired + 1
  ${areNew ? `shot[3]["idempotency-key"] = string.format("${key}", fired)` : ''}
  return wrk.format(shot[1], shot[2], shot[3], shot[4])
end`;
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    // It has just ended.
    return 0;
  }
}
