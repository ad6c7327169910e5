// Makes the measuring film anew after its texts or its drawing changed: node scripts/measuring-video.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { measuringFilm } from '#text/measuring-texts.ts';
import { ui } from '#text/ui.ts';
import { findChromium } from './chromium.ts';
import { drawFilm, type Scene } from './measuring-video/draw-film.ts';
import { writeMp4 } from './measuring-video/mp4.ts';

const framesPerSecond = 24;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public', 'video');
const fonts = ['600', '700'].map((weight) => ({
  weight,
  base64: readFileSync(
    join(root, `node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`),
    'base64',
  ),
}));

const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  // Encoders exist only in what the browser takes for a secure place.
  await page.route('https://film.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto('https://film.test/');
  const film = await page.evaluate(drawFilm, {
    scenes: measuringFilm,
    brand: ui.brand,
    framesPerSecond,
    fonts,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'meten.mp4'),
    writeMp4({
      width: 1280,
      height: 720,
      framesPerSecond,
      decoderConfig: Buffer.from(film.decoderConfig, 'base64'),
      samples: film.samples.map(({ data, isKey }) => ({ data: Buffer.from(data, 'base64'), isKey })),
    }),
  );
  writeFileSync(join(folder, 'meten.webp'), Buffer.from(film.poster, 'base64'));
  writeFileSync(join(folder, 'meten.vtt'), captions(measuringFilm));
} finally {
  await browser.close();
}

function captions(scenes: readonly Scene[]): string {
  let from = 0;
  const cues = scenes.map(({ seconds, caption }) => {
    const cue = `${time(from)} --> ${time(from + seconds)}\n${caption}\n`;
    from += seconds;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}
