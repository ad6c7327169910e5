import { spawn } from 'node:child_process';
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

type Options = { readonly connections: number; readonly seconds: number };

// Linux counts time in hundredths.
const ticksPerSecond = 100;

/**
 * The same shot over and over, by wrk where the machine has it: a Node that fires as much as several processes answer takes a whole
 * core from them, and on two cores that is what would be measured.
 */
export async function loadFromOutside(shot: Shot, options: Options): Promise<OutsideLoad> {
  const wrk = findProgram(['wrk']);
  if (wrk !== null) return loadByWrk(wrk, shot, options);
  const { perSecond, refused } = await load(() => shot, options);
  if (refused > 0) throw new Error(`${refused} calls were refused`);
  return { perSecond, by: 'Node, which takes a core of its own', cores: null };
}

async function loadByWrk(wrk: string, shot: Shot, { connections, seconds }: Options): Promise<OutsideLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-wrk-'));
  const script = join(folder, 'shot.lua');
  writeFileSync(script, scriptOf(shot));
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
    shot.url,
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
function scriptOf({ method = 'GET', headers = {}, body = '' }: Shot): string {
  return [
    `wrk.method = ${JSON.stringify(method)}`,
    `wrk.body = ${JSON.stringify(body)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
  ].join('\n');
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
