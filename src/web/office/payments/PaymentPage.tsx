import { officeRooms } from '#contract/office/page.ts';
import type {
  OfficePaymentPage,
  PaymentDetails,
  PaymentEventData,
  ShareData,
} from '#contract/office/payments.ts';
import type { Frame } from '#contract/page.ts';
import { formatDateTime, formatShortDateTime } from '#text/format/date-time.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { paymentsTexts, paymentTexts as texts } from '#text/staff/payments.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';
import { PaidForLink } from '../money/PaidForLink.tsx';
import { BookingSection } from './BookingSection.tsx';
import { PaymentBadge } from './PaymentsPage.tsx';

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
      <Parts
        main={
          <>
            {payment.shares.length > 0 && <Shares shares={payment.shares} />}
            <Timeline payment={payment} />
            <Attempts payment={payment} />
          </>
        }
        side={
          <>
            <About {...part} />
            {payment.booking !== null && (
              <BookingSection booking={payment.booking} page={page} csrfToken={csrfToken} />
            )}
            <Refunds {...part} />
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

function Refunds({ page: { payment, may }, csrfToken }: PartProps) {
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

function Timeline({ payment: { events } }: { readonly payment: PaymentDetails }) {
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
