import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureSize } from '#contract/catalogue-page.ts';
import { renderScenes, storedRenders } from './renders/scenes.ts';

const folder = join(import.meta.dirname, '../public/images/renders');
const { width, height, smallWidth } = pictureSize;

// Lossy WebP: width and height stand in fourteen bits each, behind the frame's mark.
function webpSize(file: Buffer): readonly [number, number] {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}

// JPEG: from one segment to the next, until the one that begins the frame.
function jpegSize(file: Buffer): readonly [number, number] {
  let at = 2;
  while (file.readUInt16BE(at) !== 0xffc0) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
}

function stored(name: string): Buffer {
  const file = readFileSync(join(folder, name));
  expect(file.length).toBeLessThan(90_000);
  return file;
}

describe('R20.18 renders', () => {
  it.each(storedRenders().map(({ code, view }) => `${code}-${view}`))(
    '%s is stored in both widths, under 90 KB each',
    (name) => {
      expect(webpSize(stored(`${name}.webp`))).toEqual([width, height]);
      expect(webpSize(stored(`${name}-${smallWidth}.webp`))).toEqual([
        smallWidth,
        (smallWidth * height) / width,
      ]);
    },
  );

  it.each(storedRenders().filter(({ view }) => view === 'place'))(
    '$code in place is stored for shared links as well',
    ({ code }) => {
      expect(jpegSize(stored(`${code}-place.jpg`))).toEqual([width, height]);
    },
  );

  it('shows a product with the parts and figures of its drawing', () => {
    const scene = (code: string) => renderScenes(false).find((of) => of.code === code && of.view === 'place');
    expect(scene('ca-100')).toMatchObject({
      seenFrom: 'outside',
      build: { railCentre: 917 },
      choices: { hinges: 'left', lock: 1050, kickPlate: 400 },
      overlaps: { left: 0, right: 0, top: 0, bottom: 0 },
    });
    expect(scene('pe-100')).toMatchObject({ seenFrom: 'inside', overlaps: { left: 14, bottom: 14 } });
    expect(scene('ro-50')).toMatchObject({ build: { guide: 22, cassette: 44 }, choices: { hasCord: true } });
  });
});
