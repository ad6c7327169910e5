import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteLinkText as texts } from '#text/quotes/link.ts';
import styles from './QuoteSum.module.css';

export function QuoteSum({ document: { totals, discount } }: { readonly document: QuoteDocument }) {
  return (
    <dl className={styles.sum}>
      {discount !== null && (
        <>
          <Row label={texts.linesTotal} value={formatEuro(totals.lines)} />
          <Row label={discount.label} value={`− ${formatEuro(discount.amount)}`} />
        </>
      )}
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatEuro(totals.total)}</dd>
      </div>
      <Row label={texts.withoutVat} value={formatEuro(totals.withoutVat)} />
      {totals.vat.map(({ percent, vat }) => (
        <Row key={percent} label={texts.vat(percent)} value={formatEuro(vat)} />
      ))}
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
