import type { OrderPage } from '#contract/order-page.ts';
import { formatDate } from '#text/format/date.ts';
import { sentTexts } from '#text/ordering/carriers.ts';
import { Section } from '../ui/Section.tsx';
import styles from './OrderPage.module.css';

type Props = { readonly order: Pick<OrderPage, 'deliveries'> };

/** What went when, with whom, and where it is now. */
export function OrderDeliveries({ order: { deliveries } }: Props) {
  if (deliveries.length === 0) return null;
  return (
    <Section title={sentTexts.title(deliveries.map(({ carrier }) => carrier))}>
      {deliveries.map((delivery, index) => (
        // The order of deliveries never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: two on one day may have everything else in common
        <div key={index} className={styles.delivery}>
          <p>
            <strong>{sentTexts.when(formatDate(delivery.sentOn), delivery.carrier)}</strong>
          </p>
          <ul>
            {delivery.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {delivery.trackingCode !== '' && (
            <p className={styles.soft}>{sentTexts.code(delivery.trackingCode)}</p>
          )}
          {delivery.trackingLink !== null && (
            <p>
              <a href={delivery.trackingLink} rel="noreferrer">
                {sentTexts.track}
              </a>
            </p>
          )}
        </div>
      ))}
    </Section>
  );
}
