import type { StaleFormPage } from '#contract/page.ts';
import { staleFormText } from '#text/pages/error.ts';
import type { PageView } from '../page-view.ts';
import { ButtonLink } from '../ui/Button.tsx';
import page from '../ui/page.module.css';
import styles from './ErrorPage.module.css';

export function staleFormView({ returnTo, needsLogin, isKept, loggedInAs }: StaleFormPage): PageView {
  return {
    title: staleFormText.title,
    description: null,
    isIndexed: false,
    content: (
      <div className={page.page}>
        <div className={styles.error}>
          <h1>{staleFormText.title}</h1>
          <p className={page.lead}>{isKept ? staleFormText.kept : staleFormText.notKept}</p>
          {loggedInAs !== null && <p>{staleFormText.loggedInAs(loggedInAs)}</p>}
          <div className={styles.ways}>
            <ButtonLink kind="move" href={returnTo}>
              {needsLogin ? staleFormText.logIn : staleFormText.back}
            </ButtonLink>
          </div>
        </div>
      </div>
    ),
  };
}
