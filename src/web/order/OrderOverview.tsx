import type { OrderPage, OrderPayment } from '#contract/order-page.ts';
import { describeOnAccount, onAccountTexts } from '#text/ordering/on-account.ts';
import { orderPaymentTexts, orderTexts, payAnewTexts } from '#text/ordering/order.ts';
import { OrderTotals } from '../ui/OrderTotals.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './OrderPage.module.css';

/** What it costs and how it stands with the money, as far as the reader may know. */
export function OrderOverview({ order }: { readonly order: OrderPage }) {
  const { totals, payment, onAccount, status } = order;
  if (totals === null && payment === null && onAccount === null) return null;
  return (
    <Section title={orderTexts.overview}>
      {totals !== null && <OrderTotals totals={totals} />}
      {payment !== null && (
        <p className={styles.payment}>
          <span className={styles.soft}>{orderTexts.payment}</span> {paymentText(payment)}
        </p>
      )}
      {onAccount !== null && (
        <div className={styles.payment}>
          <p>
            <span className={styles.soft}>{orderTexts.payment}</span>{' '}
            {describeOnAccount({ status, onAccount }, 'customer')}
          </p>
          {status !== 'cancelled' && (
            <p className={styles.soft}>{onAccountTexts.payWithin(onAccount.termDays)}</p>
          )}
        </div>
      )}
    </Section>
  );
}

function paymentText({ state, anew }: OrderPayment): string {
  const again = anew === null ? undefined : payAnewTexts[state];
  return again ?? orderPaymentTexts[state];
}
