import { stepText } from '#text/configurator/steps.ts';
import { DrawnSvg } from '../parts/DrawnSvg.tsx';
import { useDrawing } from '../parts/use-drawing.ts';
import { activeSpecification } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './LiveDrawing.module.css';

type Props = { readonly row?: string | undefined };

/**
 * R20.1: in sight whatever the height. The front in the sheet that its room can hold; the sections only beside the
 * questions they explain.
 */
export function LiveDrawing({ row }: Props) {
  const { drawing, number } = useDrawing(row);
  const hasSections = useConfiguratorState(areSectionsAsked);
  return (
    <div className={styles.room} data-sections={hasSections || undefined} data-old={drawing?.isOld}>
      <figure className={styles.figure}>
        <div className={styles.paper}>
          <DrawnSvg svg={drawing?.tall.svg} className={styles.tall} />
          <DrawnSvg svg={drawing?.front.svg} className={styles.front} />
          <DrawnSvg svg={drawing?.strip.svg} className={styles.strip} />
          {hasSections && <DrawnSvg svg={drawing?.sections.svg} className={styles.cuts} />}
        </div>
        <figcaption className={styles.caption}>
          {number > 0 && <strong>{stepText.row(number)} </strong>}
          {drawing?.front.caption}
          {hasSections && <span className={styles.sections}> {drawing?.sections.caption}</span>}
        </figcaption>
      </figure>
    </div>
  );
}

// Of what is asked, the fields that show in a cut through the frame and hardly from the front.
const cutFields = new Set([
  'frame_type',
  'in_frame',
  'placement',
  'profile_depth',
  'obstacle',
  'frame',
  'onderstrip',
  'depth',
  'space_left',
]);

function areSectionsAsked(state: ConfiguratorState): boolean {
  const asked = activeSpecification(state);
  return asked !== null && Object.keys(asked.specs).some((field) => cutFields.has(field));
}
