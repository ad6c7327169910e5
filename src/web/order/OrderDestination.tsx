import type { OrderPage } from '#contract/order-page.ts';
import { formatLongDay } from '#text/format/date.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { Section } from '../ui/Section.tsx';
import styles from './OrderPage.module.css';

/** When and where it goes, and what the customer wrote with it. */
export function OrderDestination({ order }: { readonly order: OrderPage }) {
  const facts = [
    { label: deliveryTexts.date, lines: [deliveryDay(order)] },
    { label: orderTexts.deliveryAddress, lines: order.deliveryAddress },
    { label: orderTexts.invoiceAddress, lines: order.invoiceAddress },
    { label: orderTexts.reference, lines: [order.reference] },
    { label: orderTexts.remarks, lines: order.remarks.split('\n') },
  ].filter(({ lines }) => lines.join('') !== '');
  return (
    <Section title={orderTexts.delivery}>
      <dl className={styles.facts}>
        {facts.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{lines.join('\n')}</dd>
          </div>
        ))}
      </dl>
      {order.isNeutral && <p>{orderTexts.neutral}</p>}
    </Section>
  );
}

function deliveryDay({ delivery }: OrderPage): string {
  if (delivery === null) return '';
  const day = formatLongDay(delivery.date);
  return delivery.isPromised ? day : deliveryTexts.countsFromPayment(day);
}
