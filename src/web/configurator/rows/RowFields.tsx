import { memo, useState } from 'react';
import { maxBoxLabel, maxRowAmount } from '#domain/configuration/limits.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { isRounded, parseMeasure } from '#domain/measure/parse-measure.ts';
import { quickText } from '#text/configurator/quick-order.ts';
import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import visually from '../../ui/VisuallyHidden.module.css';
import { rowAmount } from '../store/amount.ts';
import type { Column } from './columns.ts';
import styles from './RowFields.module.css';
import errorStyles from './row-error.module.css';
import type { RowHandlers } from './row-handlers.ts';
import type { RowContent } from './state/row.ts';

type CellProps = {
  readonly id: string;
  readonly handlers: RowHandlers;
  readonly onEdit: (changes: Partial<RowContent>) => void;
};

type MeasureProps = CellProps & {
  readonly part: 'width' | 'height';
  readonly value: Millimetres | null;
  readonly unit: Unit;
  readonly error: string;
};

/** R5.1: the text is free while one types; what is no number clears the field on leaving, and zero is nothing. */
export const RowMeasure = memo(function RowMeasure(props: MeasureProps) {
  const { id, part, value, unit, error, handlers, onEdit } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [wasCleared, setWasCleared] = useState(false);
  const [roundedFrom, setRoundedFrom] = useState<string | null>(null);
  const problem = error || (wasCleared ? stepText.noMeasure(unit) : '');
  const told = problem || (roundedFrom === null ? '' : stepText.rounded(roundedFrom, unit));
  return (
    <>
      <div className={styles.cell}>
        <label htmlFor={id} className={classNames(visually.hidden, styles.label)}>
          {quickText[part]}
        </label>
        <input
          {...cellAttributes(part, handlers)}
          id={id}
          inputMode="decimal"
          className={styles.measure}
          placeholder={quickText[part]}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={told === '' ? `${id}u` : `${id}e ${id}u`}
          value={draft ?? (value === null ? '' : formatMeasure(value, unit))}
          onChange={(event) => {
            const size = parseMeasure(event.target.value, unit);
            setDraft(event.target.value);
            setWasCleared(false);
            setRoundedFrom(null);
            onEdit({ [part]: size === 0 ? null : size });
          }}
          onBlur={() => {
            setWasCleared(draft !== null && draft.trim() !== '' && parseMeasure(draft, unit) === null);
            if (draft !== null) setRoundedFrom(isRounded(draft, unit) ? draft.trim() : null);
            setDraft(null);
          }}
        />
        <span id={`${id}u`} className={classNames(visually.hidden, styles.unit)}>
          {unit}
        </span>
      </div>
      {told !== '' && (
        <p id={`${id}e`} className={classNames(errorStyles.error, errorStyles[part])}>
          {told}
        </p>
      )}
    </>
  );
});

type AmountProps = CellProps & { readonly value: number };

/** As many as one row may ask for (R5.3); what is typed is free until it is left. */
export const RowAmount = memo(function RowAmount({ id, value, handlers, onEdit }: AmountProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className={styles.cell}>
      <label htmlFor={id} className={classNames(visually.hidden, styles.label)}>
        {stepText.amount}
      </label>
      <input
        {...cellAttributes('amount', handlers)}
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxRowAmount}
        step={1}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          if (event.target.value !== '') onEdit({ amount: rowAmount(event.target.valueAsNumber) });
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
});

type LabelProps = CellProps & { readonly value: string };

/** Printed on the box, where no more than this fits (R5.2). */
export const RowLabel = memo(function RowLabel({ id, value, handlers, onEdit }: LabelProps) {
  return (
    <div className={styles.cell}>
      <label htmlFor={id} className={classNames(visually.hidden, styles.label)}>
        {stepText.boxLabel}
      </label>
      <input
        {...cellAttributes('kenmerk', handlers)}
        id={id}
        maxLength={maxBoxLabel}
        placeholder={stepText.boxLabel}
        value={value}
        onChange={(event) => onEdit({ kenmerk: event.target.value })}
      />
    </div>
  );
});

function cellAttributes(part: Column, { press, paste }: RowHandlers) {
  return {
    type: 'text',
    className: styles.input,
    'data-part': part,
    autoComplete: 'off',
    enterKeyHint: 'next',
    onKeyDown: press,
    onPaste: paste,
  } as const;
}
