import type { QuoteLinkPage } from '#contract/quote/link.ts';
import { quoteLinkText } from '#text/quotes/link.ts';
import { Answer } from './Answer.tsx';
import { LinkNews } from './LinkNews.tsx';
import { QuoteHead } from './QuoteHead.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import styles from './QuotePage.module.css';
import { QuoteSum } from './QuoteSum.tsx';

type Props = { readonly page: QuoteLinkPage; readonly csrfToken: string };

/** The whole quote, and beneath it what its reader can say to it; in a preview only the first. */
export function QuotePage({ page: { document, logo, link }, csrfToken }: Props) {
  const { closing, sender } = document;
  return (
    <>
      <div className={styles.band} />
      {link?.isOwn === true && <p className={styles.own}>{quoteLinkText.own}</p>}
      <main className={styles.sheet}>
        <QuoteHead document={document} logo={logo} link={link} />
        {link !== null && <LinkNews document={document} link={link} />}
        {document.opening !== '' && <p className={styles.words}>{document.opening}</p>}
        <QuoteLines document={document} />
        <QuoteSum document={document} />
        <div className={styles.end}>
          {(closing !== '' || sender.terms !== '') && (
            <div className={styles.closing}>
              {closing !== '' && <p className={styles.words}>{closing}</p>}
              {sender.terms !== '' && (
                <section className={styles.terms}>
                  <h2>{quoteLinkText.terms}</h2>
                  <p className={styles.words}>{sender.terms}</p>
                </section>
              )}
            </div>
          )}
          {link?.canAnswer === true && <Answer document={document} link={link} csrfToken={csrfToken} />}
        </div>
      </main>
    </>
  );
}
