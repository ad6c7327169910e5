import type { Drawing } from '#domain/drawing/shape.ts';
import { drawingCaption } from '#text/drawing.ts';
import styles from './ScreenDrawing.module.css';
import { ScreenDrawing } from './ScreenDrawing.tsx';

type Props = { readonly drawing: Drawing };

/** The drawing with the line beneath it that says where one looks from. */
export function ScreenDrawingFigure({ drawing }: Props) {
  return (
    <figure className={styles.figure}>
      <ScreenDrawing drawing={drawing} />
      <figcaption className={styles.caption}>{drawingCaption(drawing)}</figcaption>
    </figure>
  );
}
