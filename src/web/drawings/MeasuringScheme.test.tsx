import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readingsOf } from '#domain/drawing/measuring-scheme.ts';
import { filmCodes, measuringFilm } from '#text/measuring/films.ts';
import { MeasuringScheme } from './MeasuringScheme.tsx';

describe('MeasuringScheme', () => {
  it.each([undefined, ...filmCodes])('R1.5 reads for %s what its film reads, in the same places', (code) => {
    const html = renderToStaticMarkup(<MeasuringScheme {...(code && { code })} standsOnFloor={false} />);
    const figures = [...html.matchAll(/>(\d{3,4})</g)].map(([, figure]) => Number(figure));
    const { widths, heights } = readingsOf(measuringFilm('opening', code).opening);
    expect(figures).toEqual([...widths, ...heights]);
  });
});
