import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { Icon } from './Icon.tsx';

type ChoiceProps = { readonly label: ReactNode; readonly hint?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'aria-describedby'
>;

// A native checkbox, or a radio with type="radio", with its label as the target.
export function Choice({ label, hint, type = 'checkbox', ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        {...input}
        id={id}
        type={type}
        className={styles.input}
        aria-describedby={hint === undefined ? undefined : `${id}h`}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type GroupProps = {
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

export function ChoiceGroup({ legend, error, children }: GroupProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
