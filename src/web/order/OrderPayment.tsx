import type { OrderPayment as Payment } from '#contract/order-page.ts';
import { orderPaymentTexts, orderTexts } from '#text/order.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './OrderPage.module.css';

type Props = { readonly payment: Payment | null };

export function OrderPayment({ payment }: Props) {
  if (payment === null) return null;
  return (
    <>
      <p className={styles.payment}>
        <span className={styles.soft}>{orderTexts.payment}</span> {orderPaymentTexts[payment.state]}
      </p>
      {payment.payPath !== null && (
        <ButtonLink kind="order" isWide href={payment.payPath}>
          {orderTexts.pay}
        </ButtonLink>
      )}
    </>
  );
}
