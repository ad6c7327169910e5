import { encode } from '../ffmpeg.ts';

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
  encode([...input, ...keys, '-c:v', 'libx264', '-profile:v', 'main', ...still], `${target}.mp4`);
  const vp9 = ['-crf', '34', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '7', '-row-mt', '0'];
  encode([...input, ...keys, '-c:v', 'libvpx-vp9', ...vp9], `${target}.webm`);
}

export function encodePoster(png: string, target: string): void {
  encode(['-i', png, '-c:v', 'libwebp', '-quality', '84'], target);
}
