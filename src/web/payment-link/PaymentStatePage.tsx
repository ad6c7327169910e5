import type { PaymentStatePage as Page } from '#contract/payment-page.ts';
import { paymentStateTexts, paymentTexts } from '#text/payment.ts';
import { Island } from '../Island.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './PaymentPage.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';

type Props = { readonly page: Page };

export function PaymentStatePage({ page: { state, payment, canPayAgain } }: Props) {
  const { title, text } = paymentStateTexts[state];
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      {payment !== null && <PaymentSummary payment={payment} />}
      {state === 'pending' && payment !== null ? (
        <div className={styles.ways}>
          <Island name="payment-status" props={{ address: `/payment/${payment.id}/terug` }} />
          {canPayAgain && <a href={`/payment/${payment.id}`}>{paymentTexts.payAgain}</a>}
        </div>
      ) : (
        <div className={styles.ways}>
          <ButtonLink kind="move" href="/">
            {paymentTexts.toShop}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
