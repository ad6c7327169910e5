import { memo, useId } from 'react';
import type { Unit } from '#domain/measure/millimetres.ts';
import { popupText } from '#text/configurator/popup.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { RowFacts } from '../store/selectors.ts';
import { hasRowErrors, type RowErrors } from '../store/spec-errors.ts';
import { useConfigurator } from '../use-configurator.ts';
import styles from './EditableRow.module.css';
import { RowAmount, RowLabel, RowMeasure } from './RowFields.tsx';
import type { RowHandlers } from './row-handlers.ts';
import { isEmptyRow, isWholeRow, type Row, type RowContent } from './state/rows.ts';

type Props = {
  readonly number: number;
  readonly block: Row;
  readonly unit: Unit;
  readonly facts: RowFacts | undefined;
  readonly errors: RowErrors | undefined;
  // Somebody wanted to order with a size still missing.
  readonly isMissingTold: boolean;
  readonly handlers: RowHandlers;
};

// R3.7. Drawn again only when its own row changes: with two hundred of them, typing must stay as quick as with one.
export const EditableRow = memo(function EditableRow(props: Props) {
  const { number, block, unit, facts, errors, isMissingTold, handlers } = props;
  const { store } = useConfigurator();
  const id = useId();
  const edit = (changes: Partial<RowContent>) => store.blocks.edit(block.id, changes);
  const isMissing = isMissingTold && !isWholeRow(block) && (number === 1 || !isEmptyRow(block));
  const combined = [...(errors?.combined ?? []), ...(isMissing ? [quickText.missing] : [])].join(' ');
  const isWrong = isMissing || (errors !== undefined && hasRowErrors(errors));
  return (
    <fieldset
      className={classNames(styles.row, isWrong && styles.wrong)}
      aria-label={stepText.row(number)}
      aria-describedby={combined === '' ? undefined : `${id}c`}
      data-row={block.id}
      tabIndex={-1}
      onFocus={handlers.enterRow}
      onBlur={handlers.leaveField}
    >
      <span className={styles.number} aria-hidden="true">
        <span className={styles.name}>{quickText.row} </span>
        {number}
      </span>
      {(['width', 'height'] as const).map((part) => (
        <RowMeasure
          key={part}
          id={`${id}${part}`}
          part={part}
          value={block[part]}
          unit={unit}
          error={errors?.[part].join(' ') ?? ''}
          handlers={handlers}
          onChange={(value) => edit({ [part]: value })}
        />
      ))}
      <RowAmount
        id={`${id}amount`}
        value={block.amount}
        handlers={handlers}
        onChange={(amount) => edit({ amount })}
      />
      <RowLabel
        id={`${id}kenmerk`}
        value={block.kenmerk}
        handlers={handlers}
        onChange={(kenmerk) => edit({ kenmerk })}
      />
      <Facts facts={isWrong || !isStillSo(block, facts) ? undefined : facts} unit={unit} />
      <span className={styles.acts}>
        <button type="button" aria-label={quickText.copyRow(number)} onClick={() => handlers.copy(block.id)}>
          <Icon name="copy" />
        </button>
        <button
          type="button"
          data-part="remove"
          aria-label={stepText.removeRow(number)}
          onClick={() => handlers.remove(block.id)}
        >
          <Icon name="close" />
        </button>
      </span>
      {combined !== '' && (
        <p id={`${id}c`} className={styles.combined}>
          {combined}
        </p>
      )}
    </fieldset>
  );
});

type FactsProps = { readonly facts: RowFacts | undefined; readonly unit: Unit };

function Facts({ facts, unit }: FactsProps) {
  const spell = (value: number) => (unit === 'mm' ? String(value) : value.toFixed(1).replace('.', ','));
  const size = facts?.size ?? null;
  return (
    <>
      <span className={styles.made}>
        <span className={styles.name}>{quickText.weMake} </span>
        {size === null ? quickText.none : quickText.size(spell(size.width), spell(size.height))}
      </span>
      <span className={styles.price}>
        <span className={styles.name}>{quickText.price} </span>
        {facts === undefined || size === null ? quickText.none : popupText.euro(facts.price)}
      </span>
    </>
  );
}

// What was said of another size or amount is no longer so.
function isStillSo({ width, height, amount }: Row, facts: RowFacts | undefined): boolean {
  return facts?.row.width === width && facts.row.height === height && facts.row.amount === amount;
}
