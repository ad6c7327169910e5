import { quoteTexts } from '#text/quotes/quote.ts';
import styles from './Facts.module.css';

type Props = { readonly facts: readonly { readonly label: string; readonly value: string }[] };

export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? quoteTexts.none : value}</dd>
        </div>
      ))}
    </dl>
  );
}
