import type { SizeRange } from '#contract/catalogue-page.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { formatLength, formatRange } from '#text/format/measure.ts';
import { productPageText } from '#text/pages/product.ts';

export function describeRange(range: SizeRange, unit: Unit) {
  const min = millimetres(range.min);
  const max = millimetres(range.max);
  return {
    words: productPageText.range(formatMeasure(min, unit), formatLength(max, unit)),
    figures: `${formatRange(min, max, unit)} ${unit}`,
  };
}
