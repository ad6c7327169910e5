import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is on this machine. */
export function findProgram(names: readonly string[]): string | null {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

export type Wanted = {
  readonly programs: readonly string[];
  // Patterns that must each find something.
  readonly files?: readonly string[];
  readonly packages: readonly string[];
};

export function areThere({ programs, files = [] }: Omit<Wanted, 'packages'>): boolean {
  return (
    programs.every((program) => findProgram([program]) !== null) &&
    files.every((pattern) => globSync(pattern).length > 0)
  );
}

/** Returns the reason when one of these programs is missing and cannot be installed. */
export async function ensurePrograms(wanted: Wanted): Promise<string | null> {
  const { packages } = wanted;
  if (areThere(wanted) || ((await install(packages)) && areThere(wanted))) return null;
  return `not found and could not be installed: on Debian, apt-get install ${packages.join(' ')} as root.`;
}

let updated: Promise<number> | null = null;

export async function install(packages: readonly string[]): Promise<boolean> {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(' and ')} …`);
  updated ??= aptGet('update', '-qq');
  await updated;
  return (await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)) === 0;
}

async function aptGet(...args: readonly string[]): Promise<number> {
  const apt = spawn('apt-get', args, {
    // Why it failed is worth reading.
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL: what is installed for tests is not started as a service of the machine.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  const { promise, resolve } = Promise.withResolvers<number>();
  apt.on('error', () => resolve(1));
  apt.on('close', (status) => resolve(status ?? 1));
  return promise;
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
