import type { Frame } from '#contract/page.ts';
import type { RemoveColleaguePage as Page } from '#contract/people-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { companyRoleNames, peopleTexts, removeColleagueTexts as texts } from '#text/account/people.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import styles from './Narrow.module.css';

type Props = { readonly page: Page; readonly title: string; readonly frame: Frame };

/** Says what it means before it is done: it cannot be undone with a click. */
export function RemoveColleaguePage({ page: { colleague }, title, frame }: Props) {
  const trail = [
    { href: '/account', label: accountTexts.title },
    { href: '/account/mensen', label: peopleTexts.title },
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb trail={trail} current={title} />
        <h1>{title}</h1>
        <p className={styles.intro}>{[companyRoleNames[colleague.role], colleague.email].join(' · ')}</p>
      </header>
      <div className={classNames(card.card, styles.card)}>
        <ul className={styles.points}>
          {texts.consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{texts.again}</p>
        <Form action={`/account/mensen/${colleague.id}/verwijderen`} csrfToken={frame.csrfToken}>
          <Actions>
            <Button kind="move" type="submit">
              {texts.submit}
            </Button>
            <a href="/account/mensen">{texts.cancel}</a>
          </Actions>
        </Form>
      </div>
    </div>
  );
}
