import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readingsOf } from '#domain/drawing/measuring-scheme.ts';
import { productTexts } from '#text/products/product-texts.ts';
import { MeasuringScheme } from './MeasuringScheme.tsx';

describe('MeasuringScheme', () => {
  it.each(Object.entries(productTexts))(
    'R1.5 reads for %s what its film reads, in the same places',
    (_, { film: { opening } }) => {
      const html = renderToStaticMarkup(<MeasuringScheme readFrom={opening} standsOnFloor={false} />);
      const figures = [...html.matchAll(/>(\d{3,4})</g)].map(([, figure]) => Number(figure));
      const { widths, heights } = readingsOf(opening);
      expect(figures).toEqual([...widths, ...heights]);
    },
  );
});
