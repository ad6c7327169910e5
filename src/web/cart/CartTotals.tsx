import type { CartPage } from '#contract/cart-page.ts';
import { cartText } from '#text/ordering/cart.ts';
import { explainVat, isVatUnexpected } from '#text/ordering/vat.ts';
import { ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import { OrderTotals } from '../ui/OrderTotals.tsx';
import styles from './CartTotals.module.css';

type Props = { readonly cart: CartPage };

export function CartTotals({ cart }: Props) {
  return (
    <section className={classNames(card.card, styles.totals)} aria-labelledby="cart-overview">
      <h2 id="cart-overview">{cartText.overview}</h2>
      <OrderTotals totals={cart.totals} />
      {isVatUnexpected(cart.vat.reason) && (
        <Message kind="info">{explainVat(cart.vat.reason, cart.vat.vatId)}</Message>
      )}
      {cart.blockedBy !== null ? (
        <p className={styles.blocked}>{cartText.blocked[cart.blockedBy]}</p>
      ) : (
        <ButtonLink kind="order" isWide href="/checkout">
          {cartText.checkout}
        </ButtonLink>
      )}
      <ButtonLink isWide href="/">
        {cartText.continueShopping}
      </ButtonLink>
    </section>
  );
}
