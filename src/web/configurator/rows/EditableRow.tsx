import { memo, useCallback, useId } from 'react';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import visually from '../../ui/VisuallyHidden.module.css';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './EditableRow.module.css';
import { RowFactCells } from './RowFactCells.tsx';
import { RowAmount, RowLabel, RowMeasure } from './RowFields.tsx';
import { RowWaysOn } from './RowWaysOn.tsx';
import errorStyles from './row-error.module.css';
import type { RowHandlers } from './row-handlers.ts';
import { errorsInSight, typedRow } from './shown-row.ts';
import { isEmptyRow, isWholeRow, type RowContent } from './state/row.ts';

type Props = {
  readonly id: string;
  readonly number: number;
  readonly unit: Unit;
  // Somebody wanted to order with a size still missing.
  readonly isMissingTold: boolean;
  // Being worked on: on a phone the others are one line once they are finished.
  readonly isOpen: boolean;
  // Every question is answered: until then a price is what it would be as things stand.
  readonly isFinal: boolean;
  readonly handlers: RowHandlers;
};

/** Drawn again only when its own row changes: with two hundred of them, typing must stay as quick as with one. */
export const EditableRow = memo(function EditableRow(props: Props) {
  const { id, number, unit, isMissingTold, isOpen, isFinal, handlers } = props;
  const { store } = useConfigurator();
  const name = useId();
  const row = useConfiguratorState(({ rows }) => typedRow(rows, id, number));
  const errors = useConfiguratorState(({ rows }) => errorsInSight(rows, id));
  const edit = useCallback((changes: Partial<RowContent>) => store.rows.edit(id, changes), [store, id]);
  if (row === undefined) return null;
  const isMissing = isMissingTold && !isWholeRow(row) && (number === 1 || !isEmptyRow(row));
  const combined = [...(errors?.combined ?? []), ...(isMissing ? [quickText.missing] : [])].join(' ');
  const isWrong = isMissing || errors !== null;
  const isFinished = isWholeRow(row) && !isWrong;
  return (
    <fieldset
      className={classNames(styles.row, isWrong && styles.wrong)}
      aria-label={stepText.row(number)}
      aria-describedby={combined === '' ? undefined : `${name}c`}
      data-row={id}
      data-finished={isFinished || undefined}
      data-closed={(isFinished && !isOpen) || undefined}
      tabIndex={-1}
      onFocus={handlers.enterRow}
      onBlur={handlers.leaveField}
    >
      <span className={styles.number} aria-hidden="true">
        <span className={classNames(visually.hidden, styles.name)}>{quickText.row} </span>
        {number}
      </span>
      {(['width', 'height'] as const).map((part) => (
        <RowMeasure
          key={part}
          id={`${name}${part}`}
          part={part}
          value={row[part]}
          unit={unit}
          error={errors?.[part].join(' ') ?? ''}
          handlers={handlers}
          onEdit={edit}
        />
      ))}
      <RowAmount id={`${name}amount`} value={row.amount} handlers={handlers} onEdit={edit} />
      <RowLabel id={`${name}kenmerk`} value={row.kenmerk} handlers={handlers} onEdit={edit} />
      <span className={styles.line} aria-hidden="true">
        <strong>{quickText.size(spelled(row.width, unit), spelled(row.height, unit))}</strong>
        {row.amount > 1 && ` ${quickText.times(row.amount)}`}
        {row.kenmerk !== '' && <span className={styles.label}>{row.kenmerk}</span>}
      </span>
      <RowFactCells row={row} unit={unit} isWrong={isWrong} isFinal={isFinal} />
      <span className={styles.acts}>
        <button type="button" aria-label={quickText.copyRow(number)} onClick={() => handlers.copy(id)}>
          <Icon name="copy" />
        </button>
        <button
          type="button"
          data-part="remove"
          aria-label={quickText.removeRow(number)}
          onClick={() => handlers.remove(id)}
        >
          <Icon name="close" />
        </button>
      </span>
      {combined !== '' && (
        <p id={`${name}c`} className={classNames(errorStyles.error, errorStyles.whole)} data-error>
          {combined}
        </p>
      )}
      {errors !== null && <RowWaysOn id={id} judge={handlers.judge} />}
    </fieldset>
  );
});

// What the fields hold, for where they are out of sight.
function spelled(size: Millimetres | null, unit: Unit): string {
  return size === null ? quickText.none : formatMeasure(size, unit);
}
