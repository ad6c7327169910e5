import { findProduct } from '#catalogue/index.ts';
import { ralColours } from '#catalogue/ral.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { drawingTexts } from '#text/drawing.ts';
import type { OrderLine } from './find-order.ts';

// The screen as it was agreed, in millimetres; null for a product that is no longer in the catalogue.
export function lineDrawing(line: OrderLine): string | null {
  const product = findProduct(line.productCode);
  if (product === null) return null;
  const drawing = drawingOf(
    {
      form: product.form,
      measured: line.openingWidth === null ? 'total' : 'opening',
      opening: { width: line.openingWidth, height: line.openingHeight },
      total: { width: line.totalWidth, height: line.totalHeight },
      answers: line.answers,
      profileColour: profileColour(line),
      unit: 'mm',
      answersUnit: 'mm',
    },
    'full',
  );
  return drawingToSvg(drawing, drawingTexts(drawing, line.productName));
}

function profileColour({ answers }: OrderLine): string | null {
  const tone = /^RAL \d{4}/.exec(answers['color']?.['color'] ?? '')?.[0];
  return ralColours.find(({ label }) => label === tone)?.hex ?? null;
}
