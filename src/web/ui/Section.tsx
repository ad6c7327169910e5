import { type ReactNode, useId } from 'react';
import card from './card.module.css';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';

type Props = {
  // Where an address can point to.
  readonly id?: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
};

export function Section({ id, title, intro, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className={classNames(card.card, styles.section)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
