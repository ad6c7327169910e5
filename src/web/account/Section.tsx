import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

type Props = { readonly title: string; readonly intro?: string; readonly children: ReactNode };

export function Section({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
