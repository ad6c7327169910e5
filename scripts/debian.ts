import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that is on this machine. */
export function findProgram(names: readonly string[]): string | null {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Returns the reason when one of these programs is missing and cannot be installed. */
export function ensurePrograms(programs: readonly string[], packages: readonly string[]): string | null {
  const areThere = () => programs.every((program) => findProgram([program]) !== null);
  if (areThere() || (install(packages) && areThere())) return null;
  return `not found and could not be installed: on Debian, apt-get install ${packages.join(' ')} as root.`;
}

export function install(packages: readonly string[]): boolean {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(' and ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL: what is installed for tests is not started as a service of the machine.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
