import { officeRooms } from '#contract/office/page.ts';
import type { ReceiptData } from '#contract/office/payments.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { invoiceTexts } from '#text/staff/invoices.ts';
import { describePayment, paymentsTexts } from '#text/staff/payments.ts';
import { Euro, euro } from './Euro.tsx';
import styles from './Money.module.css';

type Props = { readonly receipts: readonly ReceiptData[]; readonly none: string };

/** What came in for something, with what went back and how that stands. */
export function Receipts({ receipts, none }: Props) {
  if (receipts.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {receipts.map((receipt) => (
        <li key={`${receipt.paymentId}-${receipt.isSurplus}`} className={styles.row}>
          <span className={styles.narrow}>
            <a href={`${officeRooms.payments.path}/${receipt.ofPaymentId ?? receipt.paymentId}`}>
              {receipt.ofPaymentId === null
                ? invoiceTexts.payment(receipt.paymentId)
                : invoiceTexts.partOfPayment(receipt.ofPaymentId)}
            </a>
          </span>
          <Euro amount={receipt.amountCents} isStrong />
          <span className={styles.about}>{about(receipt)}</span>
        </li>
      ))}
    </ul>
  );
}

function about({ method, paidAt, refunds, chargedBackCents, ...receipt }: ReceiptData): string {
  return [
    describePayment({ ...receipt, isWithdrawn: false, attemptStatus: null }),
    nameReceiptMethod(method),
    ...(paidAt === null ? [] : [formatDateTime(new Date(paidAt))]),
    ...refunds.map(({ amountCents, status }) =>
      paymentsTexts.back(euro(amountCents), paymentsTexts.refundStatuses[status]),
    ),
    ...(chargedBackCents > 0 ? [paymentsTexts.chargedBack(euro(chargedBackCents))] : []),
  ].join(' · ');
}
