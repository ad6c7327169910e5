import type { PaymentData } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format-money.ts';
import { paymentTexts } from '#text/payment.ts';
import styles from './PaymentSummary.module.css';

type Props = { readonly payment: PaymentData; readonly amountLabel?: string };

// R2.60: the invoice when there is one, else the order.
export function PaymentSummary({ payment, amountLabel = paymentTexts.amount }: Props) {
  const { label, value, amount } = subjectOf(payment);
  return (
    <dl className={styles.summary}>
      <div className={styles.row}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
      <div className={styles.row}>
        <dt>{amountLabel}</dt>
        <dd>
          <strong className={styles.amount}>{formatEuro(readAmount(amount))}</strong>{' '}
          {paymentTexts.includingVat}
        </dd>
      </div>
    </dl>
  );
}

function subjectOf(payment: PaymentData) {
  if (payment.invoice_id !== null) {
    return {
      label: paymentTexts.invoiceNumber,
      value: payment.invoiceNumber,
      amount: payment.invoiceTotal ?? payment.amount,
    };
  }
  return payment.order_id !== null
    ? { label: paymentTexts.orderNumber, value: payment.orderNumber, amount: payment.amount }
    : { label: paymentTexts.subject, value: payment.description, amount: payment.amount };
}

function readAmount(decimal: string) {
  return cents(Number(decimal.replace('.', '')));
}
