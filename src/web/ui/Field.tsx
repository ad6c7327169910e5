import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What the control itself must carry for its label, hint and error to reach assistive technology. */
export type ControlAttributes = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  // Where a link can point to; made up otherwise.
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  // Says an error when it comes, where no summary above the form does.
  readonly isLive?: boolean | undefined;
  // Stands opposite the label, such as the range of a measure.
  readonly aside?: ReactNode;
  // Stands inside the box, such as a unit; belongs to the description.
  readonly suffix?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
};

export function Field({ id: givenId, label, hint, error, isLive, aside, suffix, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { aside: `${id}a`, suffix: `${id}s`, hint: `${id}h`, error: `${id}e` };
  const describedBy = [
    error !== undefined && ids.error,
    aside !== undefined && ids.aside,
    suffix !== undefined && ids.suffix,
    hint !== undefined && ids.hint,
  ].filter((part) => part !== false);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside !== undefined && (
          <span id={ids.aside} className={styles.aside}>
            {aside}
          </span>
        )}
      </div>
      <div className={styles.box}>
        {children({
          id,
          'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {suffix !== undefined && (
          <span id={ids.suffix} className={styles.suffix}>
            {suffix}
          </span>
        )}
      </div>
      {error !== undefined && (
        <p id={ids.error} className={styles.error} role={isLive ? 'alert' : undefined} data-error>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Frame = Omit<FieldProps, 'children'>;
type Owned = 'className' | 'aria-describedby' | 'aria-invalid';

type TextFieldProps = Frame & Omit<ComponentProps<'input'>, Owned | keyof Frame>;

export function TextField({ id, label, hint, error, aside, suffix, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, aside, suffix }}>
      {(control) => <input {...input} {...control} className={styles.control} />}
    </Field>
  );
}

type SelectFieldProps = Frame & Omit<ComponentProps<'select'>, Owned | keyof Frame>;

export function SelectField({ id, label, hint, error, aside, suffix, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, aside, suffix }}>
      {(control) => <select {...select} {...control} className={styles.select} />}
    </Field>
  );
}

type TextAreaFieldProps = Frame & Omit<ComponentProps<'textarea'>, Owned | keyof Frame>;

export function TextAreaField({ id, label, hint, error, aside, suffix, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, aside, suffix }}>
      {(control) => <textarea rows={4} {...area} {...control} className={styles.area} />}
    </Field>
  );
}
