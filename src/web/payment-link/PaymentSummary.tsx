import type { ReactNode } from 'react';
import type { PaymentData, PickedData } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { paymentTexts } from '#text/ordering/payment.ts';
import styles from './PaymentSummary.module.css';

type Props = {
  readonly payment: PaymentData;
  readonly picked?: readonly PickedData[];
  readonly amountLabel?: string;
  readonly refunded?: string | null;
  readonly tooMuch?: string | null;
};

/** R2.60: the invoice when there is one, else the order. An invoice that was credited in part asks for the rest. */
export function PaymentSummary({
  payment,
  picked = [],
  amountLabel = paymentTexts.amount,
  refunded = null,
  tooMuch = null,
}: Props) {
  const { label, value } = subjectOf(payment);
  // What asks for nothing any more is not asked for.
  const parts = picked.filter(({ amount }) => readAmount(amount) > 0);
  const total = payment.invoiceTotal === payment.amount ? null : payment.invoiceTotal;
  return (
    <dl className={styles.summary}>
      {parts.length === 0 && <Row label={label}>{value}</Row>}
      {parts.map(({ number, amount }) => (
        <Row key={number} label={`${paymentTexts.invoice} ${number}`}>
          <span className={styles.part}>{formatEuro(readAmount(amount))}</span>
        </Row>
      ))}
      {total !== null && (
        <Row label={paymentTexts.invoiceTotal}>
          {formatEuro(readAmount(total))} {paymentTexts.includingVat}
        </Row>
      )}
      <Row label={amountLabel}>
        <strong className={styles.amount}>{formatEuro(readAmount(payment.amount))}</strong>{' '}
        {paymentTexts.includingVat}
      </Row>
      {tooMuch !== null && (
        <Row label={paymentTexts.tooMuch}>
          {formatEuro(readAmount(tooMuch))} {paymentTexts.includingVat}
        </Row>
      )}
      {refunded !== null && (
        <Row label={paymentTexts.amountRefunded}>
          {formatEuro(readAmount(refunded))} {paymentTexts.includingVat}
        </Row>
      )}
    </dl>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function subjectOf(payment: PaymentData) {
  if (payment.invoice_id !== null) return { label: paymentTexts.invoiceNumber, value: payment.invoiceNumber };
  return payment.order_id !== null
    ? { label: paymentTexts.orderNumber, value: payment.orderNumber }
    : { label: paymentTexts.subject, value: payment.description };
}

function readAmount(decimal: string) {
  return cents(Number(decimal.replace('.', '')));
}
