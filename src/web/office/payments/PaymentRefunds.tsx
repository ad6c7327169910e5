import { officeRooms } from '#contract/office/page.ts';
import type { OfficePaymentPage } from '#contract/office/payments.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { paymentsTexts, paymentTexts as texts } from '#text/staff/payments.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficePaymentPage; readonly csrfToken: string };

const { path } = officeRooms.payments;

export function PaymentRefunds({ page: { payment, may }, csrfToken }: Props) {
  const { refunds, surplusTask, id } = payment;
  return (
    <Section title={texts.refunds}>
      {refunds.length === 0 ? (
        <p>{texts.noRefunds}</p>
      ) : (
        <ul>
          {refunds.map((refund) => (
            <li key={refund.id} className={styles.row}>
              <span>{refund.isByHand ? texts.byHand : paymentsTexts.refundStatuses[refund.status]}</span>
              <Euro amount={refund.amountCents} isStrong />
              <span className={styles.about}>
                {[formatDateTime(new Date(refund.at)), refund.providerId ?? ''].filter(Boolean).join(' · ')}
              </span>
              {refund.isByHand && may.move && (
                <Ask
                  label={texts.transferred(euro(refund.amountCents))}
                  note={texts.transferredNote(euro(refund.amountCents))}
                >
                  <ButtonForm action={`${path}/${id}/overgemaakt`} csrfToken={csrfToken}>
                    <input type="hidden" name="refund" value={refund.id} />
                    <Button type="submit">{texts.confirmTransferred}</Button>
                  </ButtonForm>
                </Ask>
              )}
            </li>
          ))}
        </ul>
      )}
      {surplusTask !== null && may.move && (
        <Ask
          label={texts.giveBack(euro(surplusTask.amountCents))}
          note={texts.giveBackNote(euro(surplusTask.amountCents))}
        >
          <ButtonForm action={`${path}/${id}/overschot`} csrfToken={csrfToken}>
            <Button type="submit">{texts.confirmGiveBack}</Button>
          </ButtonForm>
        </Ask>
      )}
    </Section>
  );
}
