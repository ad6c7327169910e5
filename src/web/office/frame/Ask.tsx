import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Ask.module.css';

type Props = {
  readonly label: string;
  // What it will do, in plain words.
  readonly note: string;
  // Where the form in it came back with something wrong.
  readonly isOpen?: boolean;
  // The form that does it.
  readonly children: ReactNode;
};

/** The office's one way to confirm: opened first, so that nothing of this kind is one press away. Works without script. */
export function Ask({ label, note, isOpen, children }: Props) {
  return (
    <details className={styles.ask} open={isOpen}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.inside}>
        <p>{note}</p>
        {children}
      </div>
    </details>
  );
}
