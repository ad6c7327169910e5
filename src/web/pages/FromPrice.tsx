import { fromPriceText } from '#text/pages/product.ts';
import { Price } from '../ui/Price.tsx';
import styles from './FromPrice.module.css';

type Props = {
  readonly word: string;
  // Null for who may see no price at all.
  readonly adviceCents: number | null;
  // Null for a visitor, who is told advice prices alone.
  readonly netCents: number | null;
  readonly size?: 'line' | 'card' | 'large';
};

/** What the smallest size without extras costs: to a customer what he pays, with the advice price below it. */
export function FromPrice({ word, adviceCents, netCents, size = 'line' }: Props) {
  if (adviceCents === null) return null;
  const advice = { cents: adviceCents, vat: 'incl', kind: fromPriceText.advice } as const;
  const isVisitor = netCents === null;
  return (
    <>
      <span>
        <span className={styles.from}>{word}</span>{' '}
        {isVisitor ? (
          <Price {...advice} size={size} />
        ) : (
          <Price cents={netCents} vat="excl" kind={fromPriceText.net} size={size} />
        )}
      </span>{' '}
      {!isVisitor && (
        <span className={styles.advice}>
          <br />
          <Price {...advice} />
        </span>
      )}
    </>
  );
}
