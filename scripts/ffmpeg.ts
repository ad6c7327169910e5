import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** One thread and no clock or version in the file: the same pictures give the same bytes. */
const exact = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

export function ensureFfmpeg(): void {
  if (isThere()) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    throw new Error('No ffmpeg found: install the package "ffmpeg".');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], { stdio: 'ignore' });
  if (!isThere()) throw new Error('The package "ffmpeg" could not be installed.');
}

export function encode(args: readonly string[], target: string): void {
  const done = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args, ...exact, target], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`ffmpeg: ${done.stderr}`);
}

function isThere(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}
