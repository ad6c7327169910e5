import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureView, pictureSize } from '#contract/catalogue-page.ts';
import { encode } from '../ffmpeg.ts';

const mostBytes = 90_000;

/** A rendered picture as pages and shared links use it, each file as good as its weight allows. */
export function storePicture(source: string, folder: string, code: string, view: PictureView): void {
  const name = `${code}-${view}`;
  const webp = (quality: number) => ['-c:v', 'libwebp', '-quality', String(quality)];
  const smaller = ['-vf', `scale=${pictureSize.smallWidth}:-1:flags=lanczos`];
  const target = (ending: string) => join(folder, name + ending);
  store(source, target('.webp'), [86, 80, 74, 68, 60, 50, 40, 30], webp);
  store(source, target(`-${pictureSize.smallWidth}.webp`), [80, 70, 60, 50, 40], (quality) => [
    ...smaller,
    ...webp(quality),
  ]);
  // For whoever shows a shared link: not all of them read WebP.
  if (view === 'place') {
    store(source, target('.jpg'), [3, 5, 7, 9, 12, 16], (quality) => [
      ...['-pix_fmt', 'yuvj420p', '-q:v', String(quality)],
    ]);
  }
}

function store(
  source: string,
  file: string,
  qualities: readonly number[],
  options: (quality: number) => readonly string[],
): void {
  for (const quality of qualities) {
    encode(['-i', source, ...options(quality)], file);
    if (statSync(file).size < mostBytes) break;
  }
  console.log(`${file}: ${statSync(file).size} bytes`);
}
