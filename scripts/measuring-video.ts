// Makes the measuring films anew after their texts or a drawing changed: node scripts/measuring-video.ts [file …]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductCode, products } from '#catalogue/index.ts';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { renderSvg } from '#server/pictures/render-svg.ts';
import { ensureFfmpeg } from './ffmpeg.ts';
import { captionsOf } from './measuring-video/captions.ts';
import { encodeFilm, encodePoster } from './measuring-video/encode.ts';
import { frameAt, picture } from './measuring-video/frame.ts';
import { type Subject, subjectOf } from './measuring-video/subject.ts';

const framesPerSecond = 12;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', 'video');

const asked = process.argv.slice(2);
const codes: readonly (ProductCode | null)[] = [null, ...products.map(({ code }) => code)];
ensureFfmpeg();
const frames = mkdtempSync(join(tmpdir(), 'film-'));
try {
  mkdirSync(folder, { recursive: true });
  for (const way of waysOfMeasuring) {
    for (const code of codes) {
      const subject = subjectOf(way, code);
      if (asked.length === 0 || asked.includes(subject.film.file)) make(subject);
    }
  }
} finally {
  rmSync(frames, { recursive: true });
}

function make(subject: Subject): void {
  const { file, scenes } = subject.film;
  const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const drawn = Array.from({ length: Math.round(total * framesPerSecond) }, (_, index) =>
    frameAt(subject, index / framesPerSecond),
  );
  // Most of a film stands still: a picture that repeats is rendered once and stands longer.
  const stills: { svg: string; count: number }[] = [];
  for (const svg of drawn) {
    const last = stills.at(-1);
    if (last?.svg === svg) last.count += 1;
    else stills.push({ svg, count: 1 });
  }
  const list: string[] = [];
  for (const [index, { svg, count }] of stills.entries()) {
    const name = `${file}-${index}.png`;
    render(svg, name);
    list.push(`file ${name}`, `duration ${(count / framesPerSecond).toFixed(6)}`);
  }
  // Without it the last picture would stand for one moment only.
  list.push(`file ${file}-${stills.length - 1}.png`);
  const listFile = join(frames, `${file}.txt`);
  writeFileSync(listFile, `${list.join('\n')}\n`);
  const target = join(folder, file);
  encodeFilm(listFile, framesPerSecond, target);
  render(frameAt(subject, posterAt(subject)), 'poster.png');
  encodePoster(join(frames, 'poster.png'), `${target}.webp`);
  writeFileSync(`${target}.vtt`, captionsOf(scenes));
  console.log(`${file}: ${stills.length} pictures, ${total} seconds`);
}

/** All readings done and the smallest marked. */
function posterAt({ film }: Subject): number {
  const until = film.scenes.findIndex(({ part }) => part === 'smallest') + 1;
  return film.scenes.slice(0, until).reduce((sum, { seconds }) => sum + seconds, 0) - 0.1;
}

function render(svg: string, name: string): void {
  writeFileSync(join(frames, name), renderSvg(svg, { width: picture.width }));
}
