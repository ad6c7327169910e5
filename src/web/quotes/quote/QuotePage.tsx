import type { Frame } from '#contract/page.ts';
import { type QuotePage as Page, quotesPath } from '#contract/quote/quote.ts';
import { formTexts } from '#text/account/fields.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import type { PageView } from '../../page-view.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import layout from '../../ui/page.module.css';
import { QuoteOrders } from '../order/QuoteOrders.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import { MoreActions } from './MoreActions.tsx';
import { Noted } from './Noted.tsx';
import { PriceSection } from './PriceSection.tsx';
import { QuoteActions } from './QuoteActions.tsx';
import { QuoteHistory } from './QuoteHistory.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import styles from './QuotePage.module.css';
import { QuoteVersions } from './QuoteVersions.tsx';
import { Standing } from './Standing.tsx';
import { TodayPrices } from './TodayPrices.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { WordsSection } from './WordsSection.tsx';

export function quoteView(quote: Page, { csrfToken }: Frame): PageView {
  const title = texts.title(quote.number);
  return {
    // A screen reader hears the title first, and so at once that something is wrong.
    title: hasFault(quote) ? formTexts.errorTitle(title) : title,
    description: null,
    isIndexed: false,
    script: 'quotes',
    content: <QuotePage quote={quote} csrfToken={csrfToken} />,
  };
}

function hasFault({ forms, lines }: Page): boolean {
  const all = [...Object.values(forms ?? {}), ...lines.flatMap(({ form }) => form ?? [])];
  return all.some(({ state }) => state.notice !== null);
}

type Props = { readonly quote: Page; readonly csrfToken: string };

function QuotePage({ quote, csrfToken }: Props) {
  const { number, version, customer, subject, notice } = quote;
  const facts = [
    texts.version(version),
    customer.name === '' ? texts.noCustomer : customer.name,
    texts.validUntil(formatDate(quote.validUntil)),
  ];
  return (
    <div className={layout.page}>
      <div className={styles.quote}>
        <header className={styles.head}>
          <Breadcrumb trail={[{ href: quotesPath, label: texts.list }]} current={number} />
          <div className={styles.top}>
            <div className={styles.names}>
              <h1>
                {texts.name} <span className={styles.number}>{number}</span>{' '}
                <StateBadge state={quote.state} />
              </h1>
              {subject !== '' && <p className={styles.subject}>{subject}</p>}
              <p className={styles.soft}>{facts.join(' · ')}</p>
            </div>
            <QuoteActions quote={quote} csrfToken={csrfToken} />
          </div>
        </header>
        <Noted notice={notice} at={undefined} />
        <Standing quote={quote} csrfToken={csrfToken} />
        <TodayPrices quote={quote} csrfToken={csrfToken} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <CustomerSection quote={quote} csrfToken={csrfToken} />
            <QuoteVersions quote={quote} csrfToken={csrfToken} />
            <QuoteLines quote={quote} csrfToken={csrfToken} />
          </div>
          <div className={styles.column}>
            <TotalsSection quote={quote} />
            <PriceSection quote={quote} csrfToken={csrfToken} />
            <WordsSection quote={quote} csrfToken={csrfToken} />
            <QuoteOrders quote={quote} />
            <QuoteHistory quote={quote} />
            <div className={styles.more}>
              <MoreActions quote={quote} csrfToken={csrfToken} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
