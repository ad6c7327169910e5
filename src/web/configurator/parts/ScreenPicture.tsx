import type { DrawnSheet } from '#contract/drawing-answer.ts';
import { stepText } from '#text/configurator/steps.ts';
import { DrawnSvg } from './DrawnSvg.tsx';
import styles from './ScreenPicture.module.css';
import { useDrawing } from './use-drawing.ts';

type Props = {
  readonly row?: string | undefined;
  // 'front' and 'strip' (for little height) are without the sections.
  readonly part?: 'whole' | 'front' | 'strip';
};

export function ScreenPicture({ row, part = 'whole' }: Props) {
  const { drawing, number } = useDrawing(row);
  const sheet = part === 'whole' ? drawing : drawing?.[part];
  return <ScreenFigure sheet={sheet} part={part} number={number} />;
}

type FigureProps = {
  readonly sheet: DrawnSheet | null | undefined;
  readonly part?: Props['part'];
  // Of the row that is drawn, where there are several.
  readonly number?: number;
};

/** A drawing that its frame has at hand, in the same place and with the same words. */
export function ScreenFigure({ sheet, part = 'whole', number = 0 }: FigureProps) {
  return (
    <figure className={styles.picture} data-part={part}>
      <DrawnSvg svg={sheet?.svg} className={styles.drawing} />
      <figcaption className={styles.caption}>
        {number > 0 && <strong>{stepText.row(number)} </strong>}
        {sheet?.caption}
      </figcaption>
    </figure>
  );
}
