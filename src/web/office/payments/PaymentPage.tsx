import { officeRooms } from '#contract/office/page.ts';
import type { OfficePaymentPage, PaymentDetails, ShareData } from '#contract/office/payments.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { paymentsTexts, paymentTexts as texts } from '#text/staff/payments.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { PaidForLink } from '../money/PaidForLink.tsx';
import { BookingSection } from './BookingSection.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { PaymentBadge } from './PaymentsPage.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

type Props = { readonly page: OfficePaymentPage; readonly frame: Frame };

const { path } = officeRooms.payments;

export function PaymentPage({ page, frame: { csrfToken } }: Props) {
  const { payment, notice, problem } = page;
  const title = texts.title(payment.id);
  const part = { page, csrfToken };
  return (
    <OfficePage
      title={title}
      aside={
        <>
          <PaymentBadge payment={payment} /> {euro(payment.amountCents)}
        </>
      }
      notice={notice}
      above={<Breadcrumb trail={[{ href: path, label: paymentsTexts.title }]} current={title} />}
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      {page.undo !== null && <FormMessages form={page.undo} />}
      <Parts
        main={
          <>
            {payment.shares.length > 0 && <Shares shares={payment.shares} />}
            <PaymentTimeline payment={payment} />
            <Attempts payment={payment} />
          </>
        }
        side={
          <>
            <About {...part} />
            {payment.booking !== null && (
              <BookingSection booking={payment.booking} page={page} csrfToken={csrfToken} />
            )}
            <PaymentRefunds {...part} />
          </>
        }
      />
    </OfficePage>
  );
}

type PartProps = { readonly page: OfficePaymentPage; readonly csrfToken: string };

function About({ page: { payment, may }, csrfToken }: PartProps) {
  const moment = (at: string | null) => (at === null ? texts.none : formatDateTime(new Date(at)));
  const facts = [
    [
      texts.subject,
      payment.picked.length > 1 ? (
        texts.several(payment.picked.length)
      ) : (
        <PaidForLink key="subject" subject={payment} />
      ),
    ],
    ...(payment.ofPaymentId === null
      ? []
      : [[texts.partOf, <WholeLink key="whole" id={payment.ofPaymentId} />] as const]),
    [texts.company, payment.company ?? texts.none],
    [texts.method, payment.method === null ? texts.none : nameReceiptMethod(payment.method)],
    [texts.providerId, payment.providerId ?? texts.none],
    [texts.via, payment.via ?? texts.none],
    [texts.begun, moment(payment.createdAt)],
    [texts.paidAt, moment(payment.paidAt)],
    [texts.expiresAt, moment(payment.expiresAt)],
  ] as const;
  const isAtProvider = payment.attemptList.some(({ providerId }) => providerId !== null);
  return (
    <Section title={texts.facts}>
      <Facts facts={facts} />
      {may.move && isAtProvider && (
        <ButtonForm action={`${path}/${payment.id}/stand`} csrfToken={csrfToken}>
          <Button kind="move" type="submit">
            {texts.ask}
          </Button>
        </ButtonForm>
      )}
    </Section>
  );
}

function WholeLink({ id }: { readonly id: number }) {
  return <a href={`${path}/${id}`}>{texts.title(id)}</a>;
}

function Shares({ shares }: { readonly shares: readonly ShareData[] }) {
  return (
    <Section title={texts.shares}>
      <ul>
        {shares.map(({ invoiceNumber, amountCents, refundedCents, chargedBackCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice may have been paid in two goes
          <li key={index} className={styles.row}>
            <span>
              {invoiceNumber === null ? (
                texts.tooMuch
              ) : (
                <a href={`${officeRooms.invoices.path}/${invoiceNumber}`}>{invoiceNumber}</a>
              )}
            </span>
            <Euro amount={amountCents} isStrong />
            <span className={styles.about}>
              {[
                ...(refundedCents > 0
                  ? [paymentsTexts.back(euro(refundedCents), paymentsTexts.statuses.refunded)]
                  : []),
                ...(chargedBackCents > 0 ? [paymentsTexts.chargedBack(euro(chargedBackCents))] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Attempts({ payment: { attemptList } }: { readonly payment: PaymentDetails }) {
  return (
    <Section title={texts.attempts}>
      {attemptList.length === 0 ? (
        <p>{texts.noAttempts}</p>
      ) : (
        <ul>
          {attemptList.map((attempt) => (
            <li key={attempt.id} className={styles.row}>
              <span>{describeAttempt(attempt)}</span>
              <Euro amount={attempt.amountCents} isStrong />
              <span className={styles.about}>
                {[
                  formatDateTime(new Date(attempt.createdAt)),
                  attempt.providerId ?? '',
                  attempt.failureReason === null ? '' : texts.failure(attempt.failureReason),
                ]
                  .filter((word) => word !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function describeAttempt({ method, status, isSurplus }: PaymentDetails['attemptList'][number]): string {
  const words = [nameReceiptMethod(method), paymentsTexts.attemptStatuses[status]];
  return [...words, ...(isSurplus ? [texts.surplus] : [])].join(', ');
}
