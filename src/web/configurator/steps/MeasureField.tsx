import { type KeyboardEvent, useState } from 'react';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { isRounded, parseMeasure } from '#domain/measure/parse-measure.ts';
import { stepText } from '#text/configurator/steps.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './MeasureField.module.css';

type Props = {
  readonly label: string;
  readonly value: Millimetres | null;
  readonly unit: Unit;
  readonly range?: string | null | undefined;
  readonly hint?: string;
  readonly error?: string | undefined;
  // With every keystroke, so that a button beside it knows whether there is something to confirm.
  readonly onType: (value: Millimetres | null) => void;
  // On leaving: what was typed is settled, and shown as the shop writes it.
  readonly onCommit: (value: Millimetres | null) => void;
  readonly onEnter?: (field: HTMLInputElement, value: Millimetres | null) => void;
  readonly onFocus?: () => void;
};

/** R5.1: the text is free while one types; what is no number clears the field on leaving. */
export function MeasureField({
  label,
  value,
  unit,
  range,
  hint,
  error,
  onType,
  onCommit,
  onEnter,
  onFocus,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wasCleared, setWasCleared] = useState(false);
  const [roundedFrom, setRoundedFrom] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : formatMeasure(value, unit));

  const type = (text: string) => {
    setDraft(text);
    setWasCleared(false);
    setRoundedFrom(null);
    onType(parseMeasure(text, unit));
  };
  const settle = () => {
    const settled = draft === null ? value : parseMeasure(draft, unit);
    setWasCleared(settled === null && draft !== null && draft.trim() !== '');
    if (draft !== null) setRoundedFrom(isRounded(draft, unit) ? draft.trim() : null);
    setDraft(null);
    return settled;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    onEnter(event.currentTarget, settle());
  };
  return (
    <Field
      label={label}
      aside={range || undefined}
      suffix={unit}
      hint={roundedFrom === null ? hint : stepText.rounded(roundedFrom, unit)}
      isLive
      error={error ?? (wasCleared ? stepText.noMeasure(unit) : undefined)}
    >
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => onCommit(settle())}
          onFocus={onFocus}
          onKeyDown={press}
        />
      )}
    </Field>
  );
}
