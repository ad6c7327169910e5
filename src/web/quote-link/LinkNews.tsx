import type { QuoteLinkData } from '#contract/quote/link.ts';
import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { describeStanding, nothingChanged, quoteLinkText as texts } from '#text/quotes/link.ts';
import { ReadFirst } from '../forms/ReadFirst.tsx';
import { Message } from '../ui/Message.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly document: QuoteDocument; readonly link: QuoteLinkData };

/** How it stands, and what came of the form that was just sent. */
export function LinkNews({ document, link }: Props) {
  const { standing, notice } = link;
  if (standing === 'open' && notice !== 'asked') return null;
  return (
    <div className={styles.news}>
      {notice === 'asked' && (
        <ReadFirst>
          <Message kind="ok">{texts.asked(document.sender.name)}</Message>
        </ReadFirst>
      )}
      {standing !== 'open' && <Standing document={document} link={link} standing={standing} />}
    </div>
  );
}

type StandingProps = Props & { readonly standing: Exclude<QuoteLinkData['standing'], 'open'> };

function Standing({ document: { sender, validUntil }, link: { answer, notice }, standing }: StandingProps) {
  const { title, body } = describeStanding(standing, { sender: sender.name, validUntil });
  const message = (
    <Message kind={standing === 'accepted' ? 'ok' : 'info'} title={title}>
      {answer?.kind === 'accepted' && (
        <p>{texts.acceptedBy(answer.name, formatDateTime(new Date(answer.at)))}</p>
      )}
      <p>{body}</p>
      {notice === 'closed' && <p>{nothingChanged}</p>}
    </Message>
  );
  return notice === 'closed' ? <ReadFirst>{message}</ReadFirst> : message;
}
