import { readdirSync, readFileSync } from 'node:fs';

/** What one process of the shop holds, in megabytes, so many seconds after the beginning, and the most it has held so far. */
export type Sample = {
  readonly seconds: number;
  readonly pid: number;
  readonly megabytes: number;
  readonly most: number;
};

export type ShopProcess = { readonly pid: number; readonly parent: number; readonly command: string };

/** The shop's processes by now: what was started, and what that forked; not its database. */
export function processesOf(first: number): readonly ShopProcess[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(Number(entry));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found: ShopProcess[] = [{ pid: first, parent: 0, command: commandOf(first) }];
  for (const { pid: parent } of found)
    for (const pid of children.get(parent) ?? []) {
      const command = commandOf(pid);
      if (isNode(command)) found.push({ pid, parent, command });
    }
  return found;
}

export function shopProcesses(first: number): readonly number[] {
  return processesOf(first).map(({ pid }) => pid);
}

/** Now, and at the most so far by the kernel's own count: between two looks it may have been more than at either. */
export function residentMegabytes(pid: number): { readonly now: number; readonly most: number } | null {
  const status = read(`/proc/${pid}/status`);
  const [now, most] = ['VmRSS', 'VmHWM'].map(
    (name) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1],
  );
  return now === undefined || most === undefined
    ? null
    : { now: Number(now) / 1024, most: Number(most) / 1024 };
}

/** Seconds of the processor that it has had. */
export function processorSeconds(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

function parentOf(pid: number): number | null {
  const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return parent === undefined ? null : Number(parent);
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

function isNode(command: string): boolean {
  return /(^|\/)node(js)?$/.test(command.split('\0')[0] ?? '');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Megabytes a minute, by the straight line nearest to all of them. */
export function slopeOf(samples: readonly Sample[]): number {
  const count = samples.length;
  if (count < 2) return 0;
  const x = mean(samples.map(({ seconds }) => seconds / 60));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  let above = 0;
  let below = 0;
  for (const { seconds, megabytes } of samples) {
    above += (seconds / 60 - x) * (megabytes - y);
    below += (seconds / 60 - x) ** 2;
  }
  return below === 0 ? 0 : above / below;
}

/** Least, middle and most. */
export function spreadOf(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return [sorted[0] ?? Number.NaN, middle, sorted.at(-1) ?? Number.NaN];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
