import type { AttemptData, OfficeOrderPage, PaymentData } from '#contract/office/order.ts';
import { cents } from '#domain/money/cents.ts';
import { formatMoment } from '#text/format/date-time.ts';
import { formatEuro } from '#text/format/money.ts';
import { describeOnAccount, onAccountTexts } from '#text/ordering/on-account.ts';
import { linksTexts } from '#text/staff/links.ts';
import { attemptWords, describeRefund, officeOrderTexts as texts } from '#text/staff/order.ts';
import { orderActionNames } from '#text/staff/order-actions.ts';
import { ordersTexts } from '#text/staff/orders.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { OrderTotals } from '../../ui/OrderTotals.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OrderMoney.module.css';

type Props = { readonly page: Pick<OfficeOrderPage, 'order' | 'actions'> };

/** Nothing for who sees no money. */
export function OrderMoney({ page: { order, actions } }: Props) {
  const { totals, payments, account, status } = order;
  if (totals === null || payments === null) return null;
  return (
    <Section title={texts.money}>
      <OrderTotals totals={totals} />
      {account !== null && (
        <p>
          {describeOnAccount({ status, onAccount: account }, 'staff')}
          {' · '}
          {onAccountTexts.payWithin(account.termDays)}
        </p>
      )}
      {account === null && payments.length === 0 && <p className={styles.soft}>{texts.noPayments}</p>}
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={texts.payments}>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <GivingBack actions={actions} />
    </Section>
  );
}

// On a page of their own: they ask more than why.
function GivingBack({ actions }: Pick<OfficeOrderPage, 'actions'>) {
  const ways = actions.filter(({ action }) => action === 'credit' || action === 'refund');
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map(({ action, path }) => (
        <ButtonLink key={action} href={path}>
          {orderActionNames[action]}
        </ButtonLink>
      ))}
    </div>
  );
}

function Payment({ payment }: { readonly payment: PaymentData }) {
  const { amountCents, status, isWithdrawn, invoice, attempts } = payment;
  const state = isWithdrawn ? linksTexts.states.withdrawn : ordersTexts.payments[status];
  return (
    <li>
      <p>{texts.payment(formatEuro(cents(amountCents)), state, invoice)}</p>
      {attempts.map((attempt) => (
        <ul key={attempt.id} className={styles.soft}>
          {tell(attempt).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ))}
    </li>
  );
}

function tell(attempt: AttemptData): readonly string[] {
  const { method, status, at, isSurplus, chargedBackCents, refundedElsewhereCents, refunds } = attempt;
  const moment = formatMoment(new Date(at));
  const state = isSurplus ? texts.surplus : attemptWords[status];
  return [
    `${texts.attempt(method, state)} · ${moment}`,
    ...(chargedBackCents > 0 ? [texts.chargedBack(formatEuro(cents(chargedBackCents)))] : []),
    ...(refundedElsewhereCents > 0
      ? [texts.refundedElsewhere(formatEuro(cents(refundedElsewhereCents)))]
      : []),
    ...refunds.map(
      (refund) =>
        `${texts.refund(formatEuro(cents(refund.amountCents)), describeRefund(refund))} · ${formatMoment(new Date(refund.at))}`,
    ),
  ];
}
