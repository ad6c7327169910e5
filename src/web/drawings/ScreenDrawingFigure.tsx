import type { Drawing } from '#domain/drawing/shape.ts';
import { drawingCaption } from '#text/configurator/drawing.ts';
import { ScreenDrawing } from './ScreenDrawing.tsx';
import styles from './ScreenDrawingFigure.module.css';

type Props = { readonly drawing: Drawing; readonly productName?: string | undefined };

/** The drawing with the line beneath it that says where one looks from. */
export function ScreenDrawingFigure({ drawing, productName }: Props) {
  return (
    <figure className={styles.figure}>
      <ScreenDrawing drawing={drawing} productName={productName} />
      <figcaption className={styles.caption}>{drawingCaption(drawing)}</figcaption>
    </figure>
  );
}
