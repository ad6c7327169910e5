import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import type { OrderLine } from './find-order.ts';

export type LinePicture = { readonly svg: string; readonly description: string };

/** The screen as it was agreed; null for a product that is no longer in the catalogue. */
export function linePicture(line: OrderLine, unit: Unit): LinePicture | null {
  const input = lineDrawing(line, unit);
  if (input === null) return null;
  const drawing = drawingOf(input, 'full');
  const texts = drawingTexts(drawing, line.productName);
  return { svg: drawingToSvg(drawing, texts), description: texts.description };
}
