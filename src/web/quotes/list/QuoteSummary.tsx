import type { QuoteListPage } from '#contract/quote/list.ts';
import { cents } from '#domain/money/cents.ts';
import type { Conversion } from '#domain/quote/conversion.ts';
import { quoteStates } from '#domain/quote/quote-state.ts';
import { formatEuro } from '#text/format/money.ts';
import { formatBasisPoints } from '#text/format/percent.ts';
import { quoteListTexts as texts } from '#text/quotes/list.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { queryOf } from '../../ui/query-of.ts';
import { StateBadge } from '../StateBadge.tsx';
import styles from './QuoteSummary.module.css';

const shareTitle = 'besteld';

type Props = { readonly page: Pick<QuoteListPage, 'list' | 'totals'> };

/** How many there are in each state and what they come to, each a way into the list. */
export function QuoteSummary({ page: { list, totals } }: Props) {
  const { na: _place, status: chosen, ...others } = list.query;
  const isNarrowed = Object.keys(others).length > 0;
  return (
    <section className={classNames(card.card, styles.summary)} aria-label={texts.summary}>
      <ul className={styles.states}>
        {quoteStates.map((state) => {
          const { count, totalCents, marginCents } = totals[state];
          return (
            <li key={state} className={classNames(styles.item, count === 0 && styles.none)}>
              <a
                href={list.path + queryOf(list, { status: state })}
                aria-current={chosen === state ? 'true' : undefined}
                className={styles.state}
              >
                <StateBadge state={state} />
                <span className={styles.count}>{texts.count(count)}</span>
                <strong className={styles.amount}>{formatEuro(cents(totalCents))}</strong>
                {count > 0 && (
                  <span className={styles.margin}>{texts.margin(formatEuro(cents(marginCents)))}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {isNarrowed && <p className={styles.how}>{texts.narrowed}</p>}
    </section>
  );
}

type ShareProps = { readonly conversion: Conversion };

/** The share that became an order. Below the list: who comes here looks for a quote. */
export function QuoteShare({ conversion: { sent, ordered, inNumber, inAmount } }: ShareProps) {
  return (
    <section className={classNames(card.card, styles.share)} aria-labelledby={shareTitle}>
      <h2 id={shareTitle} className={styles.name}>
        {texts.conversion}
      </h2>
      {inNumber === null ? (
        <p>{texts.nothingSent}</p>
      ) : (
        <>
          <p className={styles.figures}>
            <strong>{texts.share(wholePercent(inNumber))}</strong>
            {inAmount !== null && <strong>{texts.shareOfAmount(wholePercent(inAmount))}</strong>}
          </p>
          <p>
            {texts.counted(ordered.count, sent.count, formatEuro(ordered.amount), formatEuro(sent.amount))}
          </p>
        </>
      )}
      <p className={styles.how}>{texts.countedHow}</p>
    </section>
  );
}

function wholePercent(basisPoints: number): string {
  return formatBasisPoints(Math.round(basisPoints / 100) * 100);
}
