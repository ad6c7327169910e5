import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { waysOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { generalFilm, productFilm } from '#text/measuring/films.ts';
import { productTexts } from '#text/products/product-texts.ts';
import { MeasuringVideo } from './MeasuringVideo.tsx';

const example = productTexts['PE-100'];
const films = waysOfMeasuring.flatMap((way) => [
  generalFilm(way, example),
  ...Object.entries(productTexts).map(([code, text]) => productFilm(way, code, text)),
]);

describe('MeasuringVideo', () => {
  it.each(films)('R1.5 R2.26 shows the film $file with captions and its text', (film) => {
    const { file, label, scenes } = film;
    const html = renderToStaticMarkup(<MeasuringVideo film={film} />);
    expect(html).toContain(`poster="/video/${file}.webp"`);
    expect(html).toContain(`aria-label="${label}"`);
    expect(html).toContain(`<source src="/video/${file}.webm" type="video/webm"/>`);
    expect(html).toContain(`<source src="/video/${file}.mp4" type="video/mp4"/>`);
    expect(html).toContain(`src="/video/${file}.vtt"`);
    expect(html).toContain('preload="none"');
    for (const { caption } of scenes) expect(html).toContain(`<li>${caption}</li>`);
  });

  it('R9.6 keeps a ratio of 16 to 9 before the film has come', () => {
    const html = renderToStaticMarkup(<MeasuringVideo film={generalFilm('opening', example)} />);
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect((Number(width) / Number(height)).toFixed(4)).toBe('1.7778');
  });
});
