import type { CartPage } from '#contract/cart-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatLongDay } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { cartText } from '#text/ordering/cart.ts';
import { deliveryTexts } from '#text/ordering/delivery.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { explainVat, isVatUnexpected } from '#text/ordering/vat.ts';
import { ButtonLink } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/Message.tsx';
import { OrderTotals } from '../ui/OrderTotals.tsx';
import styles from './CartTotals.module.css';
import { SaveAsQuote } from './SaveAsQuote.tsx';

type Props = { readonly cart: CartPage; readonly csrfToken: string; readonly isOnBehalf: boolean };

export function CartTotals({ cart, csrfToken, isOnBehalf }: Props) {
  const { toFreeShippingCents, deliveryDate } = cart;
  return (
    <section className={classNames(card.card, styles.totals)} aria-labelledby="cart-overview">
      <div className={classNames(card.card, styles.sums)}>
        <h2 id="cart-overview">{cartText.overview}</h2>
        <OrderTotals totals={cart.totals} />
        {toFreeShippingCents !== null && (
          <p className={styles.hint}>{cartText.toFreeShipping(formatEuro(cents(toFreeShippingCents)))}</p>
        )}
        {deliveryDate !== null && (
          <p className={styles.hint}>{deliveryTexts.together(formatLongDay(deliveryDate))}</p>
        )}
        {isVatUnexpected(cart.vat.reason) && (
          <Message kind="info">{explainVat(cart.vat.reason, cart.vat.vatId)}</Message>
        )}
      </div>
      {/* On a phone it stays in sight below the lines. */}
      <div className={styles.order}>
        <p className={styles.sum}>
          <span>{orderTexts.total}</span> <strong>{formatEuro(cents(cart.totals.totalCents))}</strong>
        </p>
        <WayOn cart={cart} isOnBehalf={isOnBehalf} />
      </div>
      {cart.toQuote !== null && <SaveAsQuote toQuote={cart.toQuote} csrfToken={csrfToken} />}
      <ButtonLink isWide href="/">
        {cartText.continueShopping}
      </ButtonLink>
    </section>
  );
}

const ways = {
  checkout: { href: '/checkout', label: cartText.checkout },
  offer: { href: '/winkelwagen/aanbieden', label: cartText.offer },
} as const;

function WayOn({ cart: { blockedBy, wayToOrder }, isOnBehalf }: Omit<Props, 'csrfToken'>) {
  if (wayToOrder === 'none')
    return <p className={styles.hint}>{isOnBehalf ? cartText.forStaffAtWork : cartText.forStaff}</p>;
  if (blockedBy !== null) {
    const isOffered = wayToOrder === 'offer' && blockedBy === 'line';
    return (
      <p className={styles.blocked}>{isOffered ? cartText.offerBlocked : cartText.blocked[blockedBy]}</p>
    );
  }
  const { href, label } = ways[wayToOrder];
  return (
    <ButtonLink kind="order" isWide href={href} data-order>
      {label}
    </ButtonLink>
  );
}
