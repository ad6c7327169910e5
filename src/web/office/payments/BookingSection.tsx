import { officeRooms } from '#contract/office/page.ts';
import type { BookingData, OfficePaymentPage } from '#contract/office/payments.ts';
import { formatDate } from '#text/format/date.ts';
import { paymentTexts as texts } from '#text/staff/payments.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
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
export function BookingSection({ booking, page: { payment, may, key }, csrfToken }: Props) {
  const { undone, parts } = booking;
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
      {undone === null && may.move && (
        <Ask label={texts.undo} note={texts.undoNote}>
          <Form action={`${officeRooms.payments.path}/${payment.id}/terugdraaien`} csrfToken={csrfToken}>
            <input type="hidden" name="key" value={key} />
            <TextField
              label={texts.reason}
              name="reason"
              hint={texts.reasonHint}
              maxLength={200}
              autoComplete="off"
              required
            />
            <Actions>
              <Button type="submit">{texts.confirmUndo}</Button>
            </Actions>
          </Form>
        </Ask>
      )}
    </Section>
  );
}
