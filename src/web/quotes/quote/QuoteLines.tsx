import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import { groupsOf } from '#domain/quote/arrange-lines.ts';
import { groupRuns } from '#domain/quote/group-runs.ts';
import { quoteLinesText } from '#text/quotes/lines.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AddProduct } from '../lines/AddProduct.tsx';
import { lineIds } from '../lines/line-ids.ts';
import { RemovedLine } from '../lines/RemovedLine.tsx';
import { AddOwnLine } from './AddOwnLine.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import styles from './QuoteLines.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** The lines in the order in which the end customer reads them, under their rooms or addresses. */
export function QuoteLines({ quote, csrfToken }: Props) {
  const { lines, forms } = quote;
  return (
    <Section id={quoteAnchors.lines} title={texts.lines}>
      <RemovedLine quote={quote} csrfToken={csrfToken} />
      {lines.length === 0 && <p className={styles.soft}>{texts.noLines}</p>}
      <div
        id={lineIds.list}
        className={styles.runs}
        data-revision={quote.revision}
        data-version={quote.version}
      >
        {groupRuns(lines).map((run) => (
          <div key={run.lines[0]?.id} className={styles.run}>
            {run.name !== '' && <h3 className={styles.group}>{run.name}</h3>}
            <ul className={styles.lines} data-group={run.name}>
              {run.lines.map((line) => (
                <QuoteLine key={line.id} line={line} quote={quote} csrfToken={csrfToken} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {/* Outside of what the script replaces, or nobody would hear it. */}
      <VisuallyHidden>
        <span id={lineIds.status} role="status" />
        <span id={lineIds.handleHint}>{quoteLinesText.handleHint}</span>
      </VisuallyHidden>
      <datalist id={lineIds.groups}>
        {groupsOf(lines).map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {forms !== null && <AddProduct quote={quote} />}
      <AddOwnLine quote={quote} csrfToken={csrfToken} />
    </Section>
  );
}
