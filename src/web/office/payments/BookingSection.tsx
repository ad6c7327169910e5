import { officeRooms } from '#contract/office/page.ts';
import type { BookingData, OfficePaymentPage } from '#contract/office/payments.ts';
import { formatDate } from '#text/format/date.ts';
import { paymentTexts as texts } from '#text/staff/payments.ts';
import { Section } from '../../ui/Section.tsx';
import { AskWhy } from '../frame/AskWhy.tsx';
import { Facts } from '../frame/Parts.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { PaidForLink } from '../money/PaidForLink.tsx';

type Props = {
  readonly booking: BookingData;
  readonly page: OfficePaymentPage;
  readonly csrfToken: string;
};

/** The transfer that this payment is a part of, with the rest of it. */
export function BookingSection({ booking, page: { payment, may, key, undo }, csrfToken }: Props) {
  const { undone, parts, isRefunded } = booking;
  return (
    <Section title={texts.booking}>
      <Facts
        facts={[
          [texts.bookedOn, formatDate(booking.bookedOn)],
          [texts.amount, euro(booking.amountCents)],
          [texts.payer, booking.payer],
          [texts.description, booking.description === '' ? texts.none : booking.description],
          [texts.bookedBy, booking.madeBy],
        ]}
      />
      <ul>
        {parts.map((part) => (
          <li key={part.paymentId} className={styles.row}>
            <PaidForLink subject={part} />
            <Euro amount={part.amountCents} isStrong />
          </li>
        ))}
      </ul>
      {undone !== null && <p>{texts.undone(undone.by, formatDate(undone.on), undone.reason)}</p>}
      {undone === null && isRefunded && <p>{texts.problems['al-terugbetaald']}</p>}
      {undone === null && !isRefunded && may.move && (
        <AskWhy
          label={texts.undo}
          note={texts.undoNote}
          action={`${officeRooms.payments.path}/${payment.id}/terugdraaien`}
          csrfToken={csrfToken}
          reason={{ label: texts.reason, hint: texts.reasonHint }}
          confirm={texts.confirmUndo}
          form={undo}
        >
          <input type="hidden" name="key" value={key} />
        </AskWhy>
      )}
    </Section>
  );
}
