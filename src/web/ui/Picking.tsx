import type { ReactNode } from 'react';
import styles from './Picking.module.css';

type PickingProps = {
  readonly children: ReactNode;
};

/** Around a list whose rows can be chosen and the bar that does something with them: the bar counts them by its style sheet. */
export function Picking({ children }: PickingProps) {
  return <div className={styles.picking}>{children}</div>;
}

type BoxProps = {
  // Of the bar's form, which stands below the list.
  readonly form: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isPicked: boolean;
  // What the row was made from, sent with it.
  readonly seen?: string;
  // What it adds to the bar's sum.
  readonly amountCents?: number;
};

export function PickBox({ form, name, value, label, isPicked, seen, amountCents }: BoxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        {...{ form, name, value }}
        defaultChecked={isPicked}
        aria-label={label}
        data-cents={amountCents}
        // A browser that remembers a choice would count it without showing what it comes to.
        autoComplete="off"
        className={styles.box}
      />
      {seen !== undefined && <input type="hidden" form={form} name={`seen-${value}`} value={seen} />}
    </label>
  );
}

type BarProps = {
  readonly id: string;
  readonly action: string;
  readonly csrfToken: string;
  readonly label: string;
  // After how many there are.
  readonly picked: string;
  readonly children: ReactNode;
};

/** Stays in sight while the list is walked through, from the first row that is chosen. */
export function PickBar({ id, action, csrfToken, label, picked, children }: BarProps) {
  return (
    <form id={id} method="post" action={action} className={styles.bar} aria-label={label}>
      <input type="hidden" name="_token" value={csrfToken} />
      <p className={styles.count}>{picked}</p>
      {children}
    </form>
  );
}
