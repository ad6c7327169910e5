import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filmCodes, measuringFilm } from '#text/measuring-films.ts';
import { MeasuringVideo } from './MeasuringVideo.tsx';

describe('MeasuringVideo', () => {
  it.each([undefined, ...filmCodes])('R1.5 R2.26 shows the film of %s with captions and its text', (code) => {
    const { file, scenes } = measuringFilm(code);
    const html = renderToStaticMarkup(<MeasuringVideo code={code} />);
    expect(html).toContain(`poster="/video/${file}.webp"`);
    expect(html).toContain(`<source src="/video/${file}.webm" type="video/webm"/>`);
    expect(html).toContain(`<source src="/video/${file}.mp4" type="video/mp4"/>`);
    expect(html).toContain(`src="/video/${file}.vtt"`);
    expect(html).toContain('preload="none"');
    for (const { caption } of scenes) expect(html).toContain(`<li>${caption}</li>`);
  });

  it('R9.6 keeps a ratio of 16 to 9 before the film has come', () => {
    const html = renderToStaticMarkup(<MeasuringVideo />);
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(html) ?? [];
    expect((Number(width) / Number(height)).toFixed(4)).toBe('1.7778');
  });
});
