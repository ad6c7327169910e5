// Makes the measuring films anew after their texts or a drawing changed: node scripts/measuring-video.ts [code …]
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type ProductCode, products } from '#catalogue/index.ts';
import { ensureChromium, findChromium } from './chromium.ts';
import { ensureFfmpeg } from './ffmpeg.ts';
import { captionsOf } from './measuring-video/captions.ts';
import { encodeFilm, encodePoster } from './measuring-video/encode.ts';
import { frameAt, picture } from './measuring-video/frame.ts';
import { type Subject, subjectOf } from './measuring-video/subject.ts';

const framesPerSecond = 12;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', 'video');

const fonts = ['500', '600', '700'].map((weight) => {
  const file = `node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`;
  const data = readFileSync(join(root, file), 'base64');
  return `@font-face{font-family:"IBM Plex Sans";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
});

const asked = process.argv.slice(2);
const codes: readonly (ProductCode | null)[] = [null, ...products.map(({ code }) => code)];
ensureFfmpeg();
const reason = ensureChromium();
const executablePath = findChromium();
if (reason !== null || executablePath === null) throw new Error(reason ?? 'no Chromium');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const frames = mkdtempSync(join(tmpdir(), 'film-'));
try {
  const page = await browser.newPage({ viewport: picture });
  await page.setContent(`<style>${fonts.join('')}body{margin:0}</style><body></body>`);
  await page.evaluate(() =>
    Promise.all(['500', '600', '700'].map((weight) => document.fonts.load(`${weight} 20px "IBM Plex Sans"`))),
  );
  mkdirSync(folder, { recursive: true });
  for (const subject of codes.map(subjectOf)) {
    if (asked.length === 0 || asked.includes(subject.film.file)) await make(page, subject);
  }
} finally {
  await browser.close();
  rmSync(frames, { recursive: true });
}

async function make(page: Page, subject: Subject): Promise<void> {
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
    await render(page, svg, name);
    list.push(`file ${name}`, `duration ${(count / framesPerSecond).toFixed(6)}`);
  }
  // Without it the last picture would stand for one moment only.
  list.push(`file ${file}-${stills.length - 1}.png`);
  const listFile = join(frames, `${file}.txt`);
  writeFileSync(listFile, `${list.join('\n')}\n`);
  const target = join(folder, file);
  encodeFilm(listFile, framesPerSecond, target);
  await render(page, frameAt(subject, posterAt(subject)), 'poster.png');
  encodePoster(join(frames, 'poster.png'), `${target}.webp`);
  writeFileSync(`${target}.vtt`, captionsOf(scenes));
  console.log(`${file}: ${stills.length} pictures, ${total} seconds`);
}

/** All readings done and the smallest marked. */
function posterAt({ film }: Subject): number {
  const until = film.scenes.findIndex(({ part }) => part === 'smallest') + 1;
  return film.scenes.slice(0, until).reduce((sum, { seconds }) => sum + seconds, 0) - 0.1;
}

async function render(page: Page, svg: string, name: string): Promise<void> {
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, svg);
  await page.screenshot({ path: join(frames, name), animations: 'allow' });
}
