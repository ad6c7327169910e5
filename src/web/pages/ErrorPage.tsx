import { informationPaths } from '#contract/catalogue-page.ts';
import type { ErrorPage as ErrorPageData } from '#contract/page.ts';
import { awayText, errorPageText, errorText, longWaitTexts } from '#text/pages/error.ts';
import type { PageView } from '../page-view.ts';
import { ButtonLink } from '../ui/Button.tsx';
import page from '../ui/page.module.css';
import styles from './ErrorPage.module.css';

export function errorView({ status, reason, requestId, isAway }: ErrorPageData): PageView {
  const { title: usual, body } = isAway === true ? awayText : errorText[status];
  const title = status === 429 && reason !== null ? longWaitTexts.title : usual;
  return {
    title,
    description: null,
    isIndexed: false,
    content: (
      <div className={page.page}>
        <div className={styles.error}>
          <p className={styles.status}>{errorPageText.status(status)}</p>
          <h1>{title}</h1>
          <p className={page.lead}>{reason ?? body}</p>
          <div className={styles.ways}>
            <ButtonLink kind="move" href="/">
              {errorPageText.home}
            </ButtonLink>
            <ButtonLink href={informationPaths.contact}>{errorPageText.contact}</ButtonLink>
          </div>
          {requestId !== null && (
            <>
              <dl className={styles.reference}>
                <dt>{errorPageText.requestId}</dt>
                <dd>
                  <code>{requestId}</code>
                </dd>
              </dl>
              <p className={styles.note}>{errorPageText.requestIdNote}</p>
            </>
          )}
        </div>
      </div>
    ),
  };
}
