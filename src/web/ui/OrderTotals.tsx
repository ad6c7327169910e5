import type { TotalsData } from '#contract/order-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { orderTexts } from '#text/ordering/order.ts';
import styles from './OrderTotals.module.css';

type Props = { readonly totals: TotalsData };

export function OrderTotals({ totals }: Props) {
  const { fees, shippingCents, vatPercent } = totals;
  return (
    <dl className={styles.rows}>
      <Row label={orderTexts.goods} value={formatEuro(cents(totals.goodsCents))} />
      {fees.map(({ label, cents: fee }) => (
        <Row key={label} label={label} value={formatEuro(cents(fee))} />
      ))}
      <Row
        label={orderTexts.shipping}
        value={shippingCents === 0 ? orderTexts.shippingFree : formatEuro(cents(shippingCents))}
      />
      <Row label={orderTexts.subtotal} value={formatEuro(cents(totals.subtotalCents))} />
      <Row label={orderTexts.vat(vatPercent)} value={formatEuro(cents(totals.vatCents))} />
      <div className={styles.total}>
        <dt>{orderTexts.total}</dt>
        <dd>{formatEuro(cents(totals.totalCents))}</dd>
      </div>
    </dl>
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
