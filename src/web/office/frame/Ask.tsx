import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Ask.module.css';

type Props = {
  readonly label: string;
  // What it will do, in plain words.
  readonly note: string;
  // Among buttons it is one of them; by itself it is a line of its section.
  readonly look?: 'line' | 'button' | 'main';
  // Of those with one name, one is open at a time.
  readonly group?: string | undefined;
  // Where the form in it came back with something wrong.
  readonly isOpen?: boolean;
  // The form that does it.
  readonly children: ReactNode;
};

/** The office's one way to confirm: opened first, so that nothing of this kind is one press away. Works without script. */
export function Ask({ label, note, look = 'line', group, isOpen, children }: Props) {
  return (
    <details
      className={classNames(styles.ask, styles[look], look !== 'line' && card.card)}
      open={isOpen}
      name={group}
    >
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
