import { officeRooms } from '#contract/office/page.ts';
import type { PaymentDetails, PaymentEventData } from '#contract/office/payments.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { paymentsTexts, paymentTexts as texts } from '#text/staff/payments.ts';
import { Section } from '../../ui/Section.tsx';
import { euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

export function PaymentTimeline({ payment: { events } }: { readonly payment: PaymentDetails }) {
  return (
    <Section title={texts.timeline}>
      <ol className={styles.timeline}>
        {events.map(({ at, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be heard twice at one moment
          <li key={index} className={styles.event}>
            <time dateTime={at}>{formatShortDateTime(new Date(at))}</time>
            <span>{tell(what)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function tell(what: PaymentEventData['what']) {
  switch (what.kind) {
    case 'link':
      return texts.events.link;
    case 'withdrawn':
      return texts.events.withdrawn;
    case 'begun':
      return texts.events.begun(nameReceiptMethod(what.method), euro(what.amountCents));
    case 'told':
      return texts.events.told(toldStatus(what.status), what.source);
    case 'refund':
      return texts.events.refund(euro(what.amountCents), paymentsTexts.refundStatuses[what.status]);
    case 'booked':
      return texts.events.booked(euro(what.amountCents), what.payer, what.by);
    case 'undone':
      return texts.events.undone(what.by, what.reason);
    case 'task':
      return (
        <>
          <a href={`${officeRooms.tasks.path}/${what.id}`}>{what.title}</a>
          {what.isDone && ` (${texts.isDone})`}
        </>
      );
    default:
      return what satisfies never;
  }
}

// In the provider's word where we have none.
function toldStatus(status: string): string {
  const known = Object.entries(paymentsTexts.attemptStatuses).find(([name]) => name === status);
  return known?.[1] ?? status;
}
