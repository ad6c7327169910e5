import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { filmCodes, measuringFilm } from '#text/measuring/films.ts';
import { MeasuringVideo } from './MeasuringVideo.tsx';

describe('MeasuringVideo', () => {
  const films = waysOfMeasuring.flatMap((way) => [undefined, ...filmCodes].map((code) => ({ way, code })));

  it.each(films)('R1.5 R2.26 shows the film of $code by $way with captions and its text', ({ way, code }) => {
    const { file, scenes } = measuringFilm(way, code);
    const html = renderToStaticMarkup(<MeasuringVideo way={way} code={code} />);
    expect(html).toContain(`poster="/video/${file}.webp"`);
    expect(html).toContain(`<source src="/video/${file}.webm" type="video/webm"/>`);
    expect(html).toContain(`<source src="/video/${file}.mp4" type="video/mp4"/>`);
    expect(html).toContain(`src="/video/${file}.vtt"`);
    expect(html).toContain('preload="none"');
    for (const { caption } of scenes) expect(html).toContain(`<li>${caption}</li>`);
  });

  it('R9.6 keeps a ratio of 16 to 9 before the film has come', () => {
    const html = renderToStaticMarkup(<MeasuringVideo way="opening" />);
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect((Number(width) / Number(height)).toFixed(4)).toBe('1.7778');
  });
});
