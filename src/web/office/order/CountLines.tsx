import type { FormState } from '#contract/form-state.ts';
import { fieldId } from '../../forms/field-id.ts';
import { TextField } from '../../ui/Field.tsx';
import { countField } from './count-names.ts';
import styles from './OrderForm.module.css';

type Line = {
  readonly position: number;
  readonly what: string;
  // Beside what it is: what one costs, or where the rest is.
  readonly more: string;
  readonly left: number;
  // What stands there first.
  readonly count: number;
};

type Props = {
  readonly legend: string;
  readonly lines: readonly Line[];
  readonly form: FormState;
  readonly name: (what: string) => string;
  // Instead of a field, where nothing is left.
  readonly gone: string;
};

/** How many of each line. */
export function CountLines({ legend, lines, form, name, gone }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.lines}>
        {lines.map(({ position, what, more, left, count }) => (
          <li key={position} className={styles.line}>
            <p className={styles.what}>
              {what} <span className={styles.soft}>{left === 0 ? gone : more}</span>
            </p>
            {left > 0 && (
              <TextField
                id={fieldId(countField(position))}
                label={name(what)}
                name={countField(position)}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                defaultValue={form.values[countField(position)] ?? String(count)}
                error={form.errors[countField(position)]}
                autoComplete="off"
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
