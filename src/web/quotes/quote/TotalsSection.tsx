import { type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { formatBasisPoints } from '#text/format/percent.ts';
import { quoteDocumentText } from '#text/quotes/document.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Message } from '../../ui/Message.tsx';
import sums from '../../ui/OrderTotals.module.css';
import { Section } from '../../ui/Section.tsx';
import styles from './Totals.module.css';

type Props = { readonly quote: QuotePage };

/** What the end customer pays, and what that leaves the dealer. */
export function TotalsSection({ quote }: Props) {
  const { totals, discount } = quote;
  return (
    <>
      <Section title={texts.totals}>
        <dl className={sums.rows}>
          {discount !== null && (
            <>
              <Row label={texts.allLines} value={formatEuro(totals.lines)} />
              <Row label={quoteDocumentText.discount(discount)} value={`− ${formatEuro(totals.discount)}`} />
            </>
          )}
          <Row label={texts.withoutVat} value={formatEuro(totals.withoutVat)} />
          {totals.vat.map(({ percent, vat, withVat }) => (
            <Row
              key={percent}
              label={
                totals.vat.length === 1
                  ? texts.vat(percent)
                  : texts.vatOver(percent, formatEuro(cents(withVat - vat)))
              }
              value={formatEuro(vat)}
            />
          ))}
          <Row label={texts.total} value={formatEuro(totals.total)} isTotal />
        </dl>
        <p>
          <a href={`${quotePath(quote.number)}.pdf`} className={styles.way}>
            {texts.pdf}
          </a>
        </p>
      </Section>
      <MarginSection quote={quote} />
    </>
  );
}

function MarginSection({ quote: { margin, discount, onOrdering, lines } }: Props) {
  const { basisPoints } = margin;
  const isLoss = margin.margin < 0;
  const share = basisPoints === null ? '' : texts.ofSales(formatBasisPoints(basisPoints));
  return (
    <Section title={texts.margin}>
      {isLoss && <Message kind="error">{texts.lossAll(formatEuro(cents(-margin.margin)))}</Message>}
      <dl className={sums.rows}>
        <Row label={texts.sales} value={formatEuro(margin.sales)} />
        <Row label={texts.netScreens} value={`− ${formatEuro(margin.net)}`} />
        <Row
          label={isLoss ? texts.loss : texts.marginName}
          value={formatEuro(cents(Math.abs(margin.margin)))}
          note={share}
          isTotal
        />
      </dl>
      <div className={styles.notes}>
        {discount !== null && <p>{texts.discountInMargin}</p>}
        {lines.some(({ screen }) => screen === null) && <p>{texts.ownWork}</p>}
        {onOrdering !== null && <p>{describeOnOrdering(onOrdering)}</p>}
        <p>{texts.onlyYou}</p>
      </div>
    </Section>
  );
}

function describeOnOrdering({ fees, shippingCents }: NonNullable<QuotePage['onOrdering']>): string {
  const parts = [
    ...fees.map(({ label, cents: fee }) => texts.fee(label, formatEuro(cents(fee)))),
    ...(shippingCents === 0 ? [] : [texts.shipping(formatEuro(cents(shippingCents)))]),
  ];
  return parts.length === 0 ? texts.onOrderingFree : texts.onOrdering(parts);
}

type RowProps = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isTotal?: boolean;
};

function Row({ label, value, note = '', isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? sums.total : undefined}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
