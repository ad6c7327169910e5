import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { ScreenDrawingFigure } from '../drawings/ScreenDrawingFigure.tsx';

type Props = { readonly input: DrawingInput; readonly productName: string };

export function ConfiguredScreen({ input, productName }: Props) {
  return <ScreenDrawingFigure drawing={drawingOf(input)} productName={productName} />;
}
