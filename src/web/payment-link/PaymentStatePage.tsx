import type {
  PaymentStatePage as Page,
  PaymentData,
  PaymentStateName,
  PickedData,
} from '#contract/payment-page.ts';
import {
  partSurplusText,
  paymentStateTexts,
  paymentTexts,
  stateTextsWithoutMail,
} from '#text/ordering/payment.ts';
import { Island } from '../Island.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './PaymentPage.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';

const amountLabels: Readonly<Record<PaymentStateName, string>> = {
  paid: paymentTexts.amountReceived,
  already_paid: paymentTexts.amountReceived,
  partially_refunded: paymentTexts.amountReceived,
  refunded: paymentTexts.amountReceived,
  charged_back: paymentTexts.amountAsked,
  surplus: paymentTexts.amountReceived,
  pending: paymentTexts.amount,
  expired: paymentTexts.amountAsked,
  cancelled: paymentTexts.amountAsked,
  lapsed: paymentTexts.amountAsked,
  nothing_due: paymentTexts.amountAsked,
  withdrawn: paymentTexts.amountAsked,
  unknown: paymentTexts.amountAsked,
};

type Props = { readonly page: Page; readonly isLoggedIn: boolean };

export function PaymentStatePage({
  page: { state, payment, picked, refunded, tooMuch, canPayAgain },
  isLoggedIn,
}: Props) {
  const { title, text } = paymentStateTexts[state];
  const isFreeAmount = payment !== null && payment.description !== null && picked.length === 0;
  const other = isFreeAmount ? stateTextsWithoutMail[state] : undefined;
  const explanation = tooMuch === null ? (other ?? text) : partSurplusText;
  // Who pays somebody else's order has no page of it.
  const way = isLoggedIn && payment !== null ? wayOn(payment, picked) : null;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{explanation}</p>
      {payment !== null && (
        <PaymentSummary
          payment={payment}
          picked={picked}
          amountLabel={amountLabels[state]}
          refunded={refunded}
          tooMuch={tooMuch}
        />
      )}
      {state === 'pending' && payment !== null ? (
        <div className={styles.ways}>
          <Island name="payment-status" props={{ address: `/payment/${payment.id}/terug` }} />
          {canPayAgain && <a href={`/payment/${payment.id}`}>{paymentTexts.payAgain}</a>}
        </div>
      ) : (
        <div className={styles.ways}>
          {way !== null && (
            <ButtonLink kind="move" href={way.href}>
              {way.label}
            </ButtonLink>
          )}
          <ButtonLink kind={way === null ? 'move' : 'quiet'} href="/">
            {paymentTexts.toShop}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function wayOn({ orderNumber }: PaymentData, picked: readonly PickedData[]) {
  if (orderNumber !== null) return { href: `/bestelling/${orderNumber}`, label: paymentTexts.toOrder };
  return picked.length > 0 ? { href: '/account/facturen', label: paymentTexts.toInvoices } : null;
}
