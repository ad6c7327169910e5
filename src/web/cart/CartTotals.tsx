import type { CartPage } from '#contract/cart-page.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { cartText } from '#text/cart.ts';
import { formatEuro } from '#text/format-money.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './CartTotals.module.css';

type Props = { readonly cart: CartPage };

export function CartTotals({ cart }: Props) {
  const goods = sum(cart.lines.map(({ lineCents }) => cents(lineCents)));
  const isBlocked = cart.lines.some(({ isPossible }) => !isPossible);
  return (
    <section className={styles.totals} aria-labelledby="cart-overview">
      <h2 id="cart-overview">{cartText.overview}</h2>
      <dl className={styles.rows}>
        <Row label={cartText.goods} value={formatEuro(goods)} />
        {cart.fees.map(({ label, cents: fee }) => (
          <Row key={label} label={label} value={formatEuro(cents(fee))} />
        ))}
        <Row
          label={cartText.shipping}
          value={cart.shippingCents === 0 ? cartText.shippingFree : formatEuro(cents(cart.shippingCents))}
        />
        <Row label={cartText.subtotal} value={formatEuro(cents(cart.subtotalCents))} />
        <Row
          label={cart.vatPercent === 0 ? cartText.intraCommunity : cartText.vat(cart.vatPercent)}
          value={formatEuro(cents(cart.vatCents))}
        />
        <div className={styles.total}>
          <dt>{cartText.total}</dt>
          <dd>{formatEuro(cents(cart.totalCents))}</dd>
        </div>
      </dl>
      {isBlocked ? (
        <p className={styles.blocked}>{cartText.blocked}</p>
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

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
