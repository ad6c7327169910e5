import type { QuotePage } from '#contract/quote/quote.ts';
import { formatMoment } from '#text/format/date-time.ts';
import { quoteEventNames, quoteTexts as texts } from '#text/quotes/quote.ts';
import { describeQuoteEvent, isInSentence } from '#text/quotes/send.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './QuoteHistory.module.css';

type Props = { readonly quote: QuotePage };

/** R13.4: what happened, the latest first. */
export function QuoteHistory({ quote: { events } }: Props) {
  return (
    <Section title={texts.history}>
      <ol className={styles.events}>
        {events.toReversed().map(({ id, kind, version, person, text, at }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(new Date(at))}</time>
            <div>
              <p>{texts.event(describeQuoteEvent(kind, text, quoteEventNames[kind]), version)}</p>
              {person !== null && <p className={styles.soft}>{person}</p>}
              {text !== '' && !isInSentence(kind) && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
