import type { Drawing } from '#domain/drawing/shape.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { Plate } from '../ui/Plate.tsx';

type Props = { readonly drawing: Drawing; readonly productName?: string | undefined };

/** A screen as one picture, told in words for whoever cannot see it. */
export function ScreenDrawing({ drawing, productName }: Props) {
  return <Plate plate={drawing} texts={drawingTexts(drawing, productName)} />;
}
