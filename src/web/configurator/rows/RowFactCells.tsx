import type { Unit } from '#domain/measure/millimetres.ts';
import { popupText } from '#text/configurator/popup.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { classNames } from '../../ui/class-names.ts';
import visually from '../../ui/VisuallyHidden.module.css';
import { isOutdated } from '../store/line.ts';
import { spellLength } from '../store/total-sizes.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './RowFactCells.module.css';
import { shownFacts } from './shown-row.ts';
import type { Row } from './state/row.ts';
import type { RowFacts } from './state/rows.ts';

type Props = {
  readonly row: Row;
  readonly unit: Unit;
  readonly isWrong: boolean;
  // Every question is answered: until then a price is what it would be as things stand.
  readonly isFinal: boolean;
};

const nothing: Partial<RowFacts> = {};

/** What is made of a row and what it costs. An answer of the shop draws these anew in every row, and no field with them. */
export function RowFactCells({ row, unit, isWrong, isFinal }: Props) {
  // What the shop said of other answers is no size to rely on (R20.12).
  const {
    price = null,
    width,
    height,
    condition,
  } = useConfiguratorState((state) => (isWrong || isOutdated(state) ? nothing : shownFacts(state.rows, row)));
  const isKnown = width !== undefined && height !== undefined;
  return (
    <>
      <span className={styles.made} data-unknown={!isKnown || undefined}>
        <span className={classNames(visually.hidden, styles.name)}>{quickText.weMake} </span>
        {isKnown ? quickText.size(spellLength(width, unit), spellLength(height, unit)) : quickText.none}
        {condition && quickText.conditional}
      </span>
      <span className={styles.price} data-unknown={price === null || undefined}>
        <span className={classNames(visually.hidden, styles.name)}>{quickText.price} </span>
        {price !== null && !isFinal && quickText.about}
        {price === null ? quickText.none : popupText.euro(price)}
      </span>
    </>
  );
}
