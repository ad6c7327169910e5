import type { QuoteScreenData } from '#contract/quote/quote.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './QuoteLine.module.css';

type Props = { readonly screen: QuoteScreenData };

/** Where today is not what the quote was made with: told, and never changed by itself. */
export function LineToday({ screen }: Props) {
  const { today, netCents, adviceCents } = screen;
  if (today.kind === 'same') return null;
  if (today.kind === 'impossible') {
    return (
      <div className={styles.today}>
        <Message kind="error" title={texts.impossible}>
          {[...today.problems, texts.impossibleHint].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Message>
      </div>
    );
  }
  const euro = (amount: number) => formatEuro(cents(amount));
  return (
    <div className={styles.today}>
      <Message kind="info">
        {today.netCents !== netCents && <p>{texts.netToday(euro(netCents), euro(today.netCents))}</p>}
        {today.adviceCents !== adviceCents && (
          <p>{texts.adviceToday(euro(adviceCents), euro(today.adviceCents))}</p>
        )}
      </Message>
    </div>
  );
}
