import { type ReactNode, useId } from 'react';
import { ui } from '#text/pages/ui.ts';
import styles from './Tooltip.module.css';

type Props = {
  // What it explains: the button is announced as 'Uitleg: …'.
  readonly about: string;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
};

/** A native popover, so that it also opens on pages without script. */
export function Tooltip({ about, children, onOpen }: Props) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={ui.explanationOf(about)}
        onClick={onOpen}
      >
        {ui.questionMark}
      </button>
      <span id={id} popover="auto" className={styles.tip}>
        {children}
      </span>
    </span>
  );
}
