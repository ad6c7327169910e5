import type { ReactNode } from 'react';
import styles from './Parts.module.css';

type PartsProps = {
  readonly main: ReactNode;
  // Beside it on a desk, below it on a phone.
  readonly side: ReactNode;
};

/** The layout of every page about one thing: sections in a wide and a narrow column. */
export function Parts({ main, side }: PartsProps) {
  return (
    <div className={styles.parts}>
      <div className={styles.part}>{main}</div>
      <div className={styles.part}>{side}</div>
    </div>
  );
}

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
