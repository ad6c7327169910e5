import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Process } from '#domain/status/facts.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What this process is made of: files as they were when it started. */
export const made = {
  shop: versionOf(read('package.json')),
  // Null where the shop did not come with its history, as in a container.
  commit: readCommit(),
  // By the sources of the pages; two processes with another one show other pages.
  build: read('dist/sources.sha256')?.slice(0, 12) ?? null,
  node: process.version,
} as const;

type ThisProcess = Omit<Process, 'besides'> &
  typeof made & { readonly machine: string; readonly pid: number };

/** The process that answers: behind a proxy another one may answer next time. */
export function findProcess(now: Date): ThisProcess {
  return {
    ...made,
    machine: hostname(),
    pid: process.pid,
    memory: process.memoryUsage.rss(),
    startedAt: new Date(now.getTime() - Math.round(process.uptime() * 1000)),
  };
}

function readCommit(): string | null {
  const head = read('.git/HEAD')?.trim();
  const ref = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (ref === undefined) return shorten(head);
  return shorten(read(`.git/${ref}`) ?? packed(ref));
}

function packed(ref: string): string | undefined {
  const line = read('.git/packed-refs')
    ?.split('\n')
    .find((one) => one.endsWith(` ${ref}`));
  return line?.split(' ')[0];
}

function shorten(commit: string | undefined): string | null {
  return commit !== undefined && /^[\da-f]{40}/.test(commit) ? commit.slice(0, 10) : null;
}

function versionOf(text: string | undefined): string {
  const { version } = JSON.parse(text ?? '{}') as { readonly version?: string };
  return version ?? '';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
