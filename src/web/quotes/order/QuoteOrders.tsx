import type { QuotePage } from '#contract/quote/quote.ts';
import { formatDate } from '#text/format/date.ts';
import { nameStatus } from '#text/ordering/order.ts';
import { fromQuoteTexts as texts } from '#text/quotes/order.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './QuoteOrder.module.css';

type Props = { readonly quote: Pick<QuotePage, 'orders'> };

/** R13.5: what was ordered of a quote, the last one first. */
export function QuoteOrders({ quote: { orders } }: Props) {
  if (orders.length === 0) return null;
  return (
    <Section title={texts.orders}>
      <ul className={styles.orders}>
        {orders.map(({ number, placedOn, status, isOnAccount, isCollected }) => (
          <li key={number}>
            <a href={`/bestelling/${number}`}>{texts.order(number, formatDate(placedOn))}</a>{' '}
            <span className={styles.soft}>{nameStatus(status, { isOnAccount, isCollected })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
