import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { screenForms } from '#domain/drawing/form.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { ScreenDrawingFigure } from './ScreenDrawingFigure.tsx';

const input: DrawingInput = {
  form: 'clip-frame',
  overlaps: null,
  measured: 'opening',
  opening: { width: millimetres(900), height: millimetres(1200) },
  total: { width: millimetres(928), height: millimetres(1228) },
  answers: {},
  profileColour: '#383e42',
  unit: 'mm',
  answersUnit: 'mm',
};

describe('ScreenDrawing', () => {
  it('is one named image with its sizes and a caption', () => {
    const html = renderToStaticMarkup(
      <ScreenDrawingFigure drawing={drawingOf(input)} productName="Inzethor" />,
    );
    expect(html).toContain('<title id="');
    expect(html).toContain('Tekening van de Inzethor</title>');
    expect(html.match(/role="img"/g)).toHaveLength(1);
    for (const figure of ['900 mm', '1200 mm', '928 mm', '1228 mm'])
      expect(html).toContain(`>${figure}</text>`);
    expect(html).toContain('Stippellijn: uw opening.</figcaption>');
  });

  it('sets no style attribute, which the content security policy would refuse', () => {
    for (const form of screenForms) {
      const drawing = drawingOf({ ...input, form, answers: { montage: { in_frame: '2' } } }, 'full');
      expect(
        renderToStaticMarkup(<ScreenDrawingFigure drawing={drawing} productName="Inzethor" />),
      ).not.toContain('style=');
    }
  });

  it('keeps two drawings on one page apart', () => {
    const html = renderToStaticMarkup(
      <>
        <ScreenDrawingFigure drawing={drawingOf(input)} productName="Inzethor" />
        <ScreenDrawingFigure drawing={drawingOf(input)} productName="Inzethor" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});
