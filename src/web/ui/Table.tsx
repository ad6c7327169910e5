import type { ReactNode } from 'react';
import card from './card.module.css';
import { classNames } from './class-names.ts';
import styles from './Table.module.css';
import visually from './VisuallyHidden.module.css';

type Props = {
  // Names the table and the area that scrolls sideways on a narrow screen.
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly children: ReactNode;
};

export function Table({ caption, isCaptionHidden = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classNames(card.card, styles.scroll)} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? visually.hidden : styles.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
