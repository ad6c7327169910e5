import type { DrawnSheet } from '#contract/drawing-answer.ts';
import { DrawnSvg } from './DrawnSvg.tsx';
import styles from './ScreenPicture.module.css';
import { type Drawing, useDrawing } from './use-drawing.ts';

/** The front of what is configured. */
export function ScreenPicture() {
  return <ScreenFigure sheet={useDrawing().drawing?.front} isFront />;
}

type Props = {
  readonly sheet: (DrawnSheet & Pick<Drawing, 'isOld'>) | null | undefined;
  readonly isFront?: boolean;
};

/** A drawing that its frame has at hand, in the same place and with the same words. */
export function ScreenFigure({ sheet, isFront = false }: Props) {
  return (
    <figure className={styles.picture} data-front={isFront || undefined} data-old={sheet?.isOld}>
      <DrawnSvg svg={sheet?.svg} className={styles.drawing} />
      <figcaption className={styles.caption}>{sheet?.caption}</figcaption>
    </figure>
  );
}
