import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ProductCode, products } from '#catalogue/index.ts';
import { answersWith, configure, opening } from '#catalogue/testing/configurator.ts';
import { readingsOf } from '#domain/drawing/measuring-scheme.ts';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { FilmWords } from '#text/measuring/films.ts';
import { productTexts } from '#text/products/product-texts.ts';
import { captionsOf } from './measuring-video/captions.ts';
import { frameAt } from './measuring-video/frame.ts';
import { subjectOf } from './measuring-video/subject.ts';

const folder = join(import.meta.dirname, '..', 'public', 'video');
const codes: readonly (ProductCode | null)[] = [null, ...products.map(({ code }) => code)];
const films = waysOfMeasuring.flatMap((way) => codes.map((code) => ({ code, ...subjectOf(way, code).film })));

describe('measuring films', () => {
  it.each(films)('R1.5 $file lasts 20 to 40 seconds and tells all that counts', ({ code, scenes }) => {
    const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(total).toBeGreaterThanOrEqual(20);
    expect(total).toBeLessThanOrEqual(40);
    const told = scenes.map(({ part }) => part);
    expect(told).toEqual(expect.arrayContaining(['opening', 'width', 'height', 'smallest', 'made']));
    if (code !== null) expect(told).toContain('around');
  });

  it.each(films)('R1.5 R9.6 $file is stored twice, 1280 by 720, each under 1.5 MB', ({ file }) => {
    for (const extension of ['mp4', 'webm']) {
      expect(statSync(join(folder, `${file}.${extension}`)).size).toBeLessThan(1_500_000);
    }
    expect(mp4Size(readFileSync(join(folder, `${file}.mp4`)))).toEqual([1280, 720]);
  });

  it.each(films)('R1.5 $file has the captions that its text says', ({ file, scenes }) => {
    expect(readFileSync(join(folder, `${file}.vtt`), 'utf8')).toBe(captionsOf(scenes));
  });

  it.each(products)('the total in the film of $code is what the shop makes', ({ code }) => {
    const { opening: asked, total, answers: shown }: FilmWords = productTexts[code].film;
    const { montage, rondom_maten, alle_maten, ...rest } = shown;
    const size = opening(...asked);
    const answers = answersWith(code, {
      ...Object.fromEntries(Object.entries(rest).map(([key, fields]) => [key, strings(fields)])),
      ...(montage && { montage: strings(montage) }),
      ...(rondom_maten && { rondom_maten: strings(rondom_maten) }),
      ...(alle_maten ? { alle_maten: { ...size, ...strings(alle_maten) } } : { maten: size }),
    });
    const [made] = configure(code, answers).sizes;
    expect([made?.total.width, made?.total.height]).toEqual(total);
  });

  it.each(films)(
    'R1.5 $file shows the readings that the drawing beside it shows',
    ({ way, code, opening: [width, height] }) => {
      const subject = subjectOf(way, code);
      const { scenes } = subject.film;
      const until = scenes.findIndex(({ part }) => part === 'smallest') + 1;
      const at = scenes.slice(0, until).reduce((sum, { seconds }) => sum + seconds, 0) - 0.1;
      const figures = [...frameAt(subject, at).matchAll(/>(\d{3,4})</g)].map(([, figure]) => Number(figure));
      const { widths, heights } = readingsOf([width, height]);
      expect(new Set(figures)).toEqual(new Set([...widths, ...heights]));
      expect([Math.min(...widths), Math.min(...heights)]).toEqual([width, height]);
    },
  );

  it('draws every moment without a hole', () => {
    for (const { way, code } of films) {
      const subject = subjectOf(way, code);
      const total = subject.film.scenes.reduce((sum, { seconds }) => sum + seconds, 0);
      for (let at = 0; at < total; at += 2.3) expect(frameAt(subject, at)).not.toMatch(/NaN|undefined|null/);
    }
  });
});

function strings(fields: Readonly<Record<string, unknown>> | null | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

// In the sample entry: 24 bytes after its name.
function mp4Size(file: Buffer): readonly [number, number] {
  const entry = file.indexOf('avc1', file.indexOf('stsd'));
  return [file.readUInt16BE(entry + 28), file.readUInt16BE(entry + 30)];
}
