import type { EmptyCheckoutPage } from '#contract/checkout-page.ts';
import { checkoutTexts } from '#text/ordering/checkout.ts';
import { ButtonLink } from '../ui/Button.tsx';
import page from '../ui/page.module.css';
import styles from './CheckoutPage.module.css';

type Props = { readonly page: EmptyCheckoutPage };

export function EmptyCheckout({ page: { lastOrder } }: Props) {
  return (
    <div className={page.page}>
      <div className={styles.checkout}>
        <h1>{checkoutTexts.emptyTitle}</h1>
        <p>{checkoutTexts.empty}</p>
        <div className={styles.ways}>
          <ButtonLink kind="move" href="/">
            {checkoutTexts.toProducts}
          </ButtonLink>
          {lastOrder !== null && (
            <ButtonLink href={`/bestelling/${lastOrder}`}>{checkoutTexts.toLastOrder(lastOrder)}</ButtonLink>
          )}
          <ButtonLink href="/account">{checkoutTexts.toOrders}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
