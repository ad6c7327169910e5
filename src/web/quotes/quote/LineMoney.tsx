import type { QuoteLineData } from '#contract/quote/quote.ts';
import { cents } from '#domain/money/cents.ts';
import type { QuoteMargin } from '#domain/quote/quote-totals.ts';
import { formatEuro } from '#text/format/money.ts';
import { formatBasisPoints } from '#text/format/percent.ts';
import { describeRule } from '#text/quotes/prices.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import styles from './LineMoney.module.css';

type Props = { readonly line: QuoteLineData };

/** R13.2: what the end customer pays for it, what the dealer pays, and what is between. */
export function LineMoney({ line }: Props) {
  const { price, screen, margin } = line;
  return (
    <div className={styles.money}>
      <p className={styles.price}>
        <strong>{formatEuro(price.total)}</strong>
        <span className={styles.soft}>{texts.inclVat(price.vatPercent)}</span>
      </p>
      <p className={styles.soft}>{texts.times(line.quantity, formatEuro(price.unit))}</p>
      {screen?.rule && <p className={styles.soft}>{describeRule(screen.rule)}</p>}
      {screen !== null && margin !== null && (
        <dl className={styles.margin}>
          <div>
            <dt>{texts.net}</dt>
            <dd>{formatEuro(margin.net)}</dd>
          </div>
          <div className={margin.margin < 0 ? styles.loss : undefined}>
            <dt>{margin.margin < 0 ? texts.loss : texts.marginName}</dt>
            <dd>{marginText(margin)}</dd>
          </div>
        </dl>
      )}
      {margin !== null && margin.margin < 0 && (
        <p className={styles.warning}>{texts.lossLine(formatEuro(cents(-margin.margin)))}</p>
      )}
    </div>
  );
}

function marginText({ margin, basisPoints }: QuoteMargin): string {
  const amount = formatEuro(cents(Math.abs(margin)));
  return basisPoints === null ? amount : `${amount} · ${formatBasisPoints(basisPoints)}`;
}
