import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import { groupRuns } from '#domain/quote/group-runs.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Section } from '../../ui/Section.tsx';
import { AddOwnLine } from './AddOwnLine.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import styles from './QuoteLines.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** The lines in the order in which the end customer reads them, under their rooms or addresses. */
export function QuoteLines({ quote, csrfToken }: Props) {
  const { lines } = quote;
  return (
    <Section id={quoteAnchors.lines} title={texts.lines}>
      {lines.length === 0 && <p className={styles.soft}>{texts.noLines}</p>}
      {groupRuns(lines).map((run) => (
        <div key={run.lines[0]?.id} className={styles.run}>
          {run.name !== '' && <h3 className={styles.group}>{run.name}</h3>}
          <ul className={styles.lines}>
            {run.lines.map((line) => (
              <QuoteLine key={line.id} line={line} quote={quote} csrfToken={csrfToken} />
            ))}
          </ul>
        </div>
      ))}
      <AddOwnLine quote={quote} csrfToken={csrfToken} />
    </Section>
  );
}
