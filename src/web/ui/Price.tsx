import { cents as wholeCents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format-money.ts';
import { ui } from '#text/ui.ts';
import styles from './Price.module.css';

type Props = {
  readonly cents: number;
  readonly vat: 'excl' | 'incl';
  readonly size?: 'line' | 'card' | 'large';
};

// A price never stands without saying whether VAT is in it.
export function Price({ cents, vat, size = 'line' }: Props) {
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <span className={styles.amount}>{formatEuro(wholeCents(cents))}</span>{' '}
      <span className={styles.vat}>{vat === 'excl' ? ui.exclVat : ui.inclVat}</span>
    </span>
  );
}
