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

/** `list` names each picture and how long it stands, in the words of ffmpeg's concat demuxer. */
export function encodeFilm(list: string, framesPerSecond: number, target: string): void {
  const input = [
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-r',
    String(framesPerSecond),
    '-pix_fmt',
    'yuv420p',
  ];
  const keys = ['-g', String(framesPerSecond * 5)];
  const still = ['-preset', 'fast', '-tune', 'animation', '-crf', '23', '-movflags', '+faststart'];
  run([...input, ...keys, '-c:v', 'libx264', '-profile:v', 'main', ...still, ...exact, `${target}.mp4`]);
  const vp9 = ['-crf', '34', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '7', '-row-mt', '0'];
  run([...input, ...keys, '-c:v', 'libvpx-vp9', ...vp9, ...exact, `${target}.webm`]);
}

export function encodePoster(png: string, target: string): void {
  run(['-i', png, '-c:v', 'libwebp', '-quality', '84', ...exact, target]);
}

function isThere(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

function run(args: readonly string[]): void {
  const done = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`ffmpeg: ${done.stderr}`);
}
