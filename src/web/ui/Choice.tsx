import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { GroupError, useGroupError } from './group-error.ts';
import { Icon } from './Icon.tsx';

type ChoiceProps = { readonly label: ReactNode; readonly hint?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'className' | 'aria-describedby' | 'aria-invalid'
>;

/** A native checkbox, or a radio with type="radio", with its label as the target. */
export function Choice({ id: givenId, label, hint, type = 'checkbox', ...input }: ChoiceProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const state = useGroupError(hint === undefined ? undefined : `${id}h`);
  return (
    <div className={styles.choice}>
      <input {...input} {...state} id={id} type={type} className={styles.input} />
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
      <GroupError value={error === undefined ? null : errorId}>{children}</GroupError>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
