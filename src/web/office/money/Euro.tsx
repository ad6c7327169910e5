import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import styles from './Money.module.css';

type Props = { readonly amount: number; readonly isStrong?: boolean };

/** In a column: under each other on a desk. */
export function Euro({ amount, isStrong = false }: Props) {
  return <span className={isStrong ? styles.total : styles.amount}>{euro(amount)}</span>;
}

export function euro(amount: number): string {
  return formatEuro(cents(amount));
}
