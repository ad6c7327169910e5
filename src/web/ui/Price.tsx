import { cents as wholeCents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { ui } from '#text/pages/ui.ts';
import styles from './Price.module.css';

type Props = {
  readonly cents: number;
  readonly vat: 'excl' | 'incl';
  // What kind of price it is, such as 'adviesprijs'.
  readonly kind?: string;
  readonly size?: 'line' | 'card' | 'large';
};

/** A price never stands without saying whether VAT is in it. */
export function Price({ cents, vat, kind, size = 'line' }: Props) {
  return (
    <span className={styles[size]}>
      <span className={styles.amount}>{formatEuro(wholeCents(cents))}</span>{' '}
      <span className={styles.note}>
        {kind} {vat === 'excl' ? ui.exclVat : ui.inclVat}
      </span>
    </span>
  );
}
