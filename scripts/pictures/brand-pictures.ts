import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeText } from '#text/pages/home.ts';
import { pageText } from '#text/pages/ui.ts';
import type { Picture } from './option-pictures.ts';
import { sceneOf } from './product-scenes.ts';

const root = join(import.meta.dirname, '..', '..');

/** The mark at the sizes that browsers and phones ask for, and the picture that goes with a shared link. */
export function brandPictures(): readonly Picture[] {
  return [
    { path: 'favicon.png', svg: markOf(64) },
    { path: 'apple-touch-icon.png', svg: markOf(180) },
    { path: 'images/social.png', svg: social() },
  ];
}

function markOf(size: number): string {
  const mark = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8').trim();
  return mark.replace('<svg ', `<svg width="${size}" height="${size}" `);
}

/** Pixels: windows hang above the floor, a door stands on it. */
const scenes = [
  { form: 'clip-frame', x: 530, y: 190, width: 210, height: 260 },
  { form: 'hinged-door', x: 752, y: 150, width: 200, height: 420 },
  { form: 'roller', x: 964, y: 190, width: 210, height: 260 },
] as const;
const floor = 535;

function social(): string {
  const drawn = scenes.map(({ form, x, y, width, height }) =>
    sceneOf(form, null, { width, height }).replace('<svg ', `<svg x="${x}" y="${y}" `),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '<rect width="1200" height="630" fill="#f6f5f1"/><rect width="1200" height="14" fill="#ffc72c"/>',
    `<g transform="translate(80 118) scale(2.4)">${markOf(32)}</g>`,
    `<text x="176" y="178" font-size="60" font-weight="700" fill="#14222b">${pageText.brand}</text>`,
    ...lines(homeText.heading, 16).map(
      (words, index) =>
        `<text x="80" y="${300 + index * 66}" font-size="54" font-weight="600" fill="#14222b">${words}</text>`,
    ),
    `<path d="M540 ${floor}H1160" stroke="#8c9aa0" stroke-width="2"/>`,
    ...drawn,
    '</svg>',
  ].join('');
}

/** Breaks words over lines of about this many letters. */
function lines(text: string, length: number): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + word.length < length)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}
