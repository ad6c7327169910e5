import type { ReactNode } from 'react';
import { officeTexts } from '#text/staff/office.ts';
import type { PageView } from '../../page-view.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './OfficePage.module.css';

type Props = {
  readonly title: string;
  // One line beside the title: how many, or for whom.
  readonly aside?: ReactNode;
  // What can be done to all of it, opposite the title.
  readonly actions?: ReactNode;
  // The way here, for a page within a room.
  readonly above?: ReactNode;
  // What has just been done.
  readonly notice?: string | null;
  readonly children: ReactNode;
};

export function OfficePage({ title, above, aside, actions, notice = null, children }: Props) {
  return (
    <div className={styles.page}>
      {above !== undefined && <div data-up>{above}</div>}
      <header className={styles.head}>
        <h1>{title}</h1>
        {aside !== undefined && <p className={styles.soft}>{aside}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {notice !== null && <Message kind="ok">{notice}</Message>}
      {children}
    </div>
  );
}

/** In the office's own frame. */
export function officePageView(title: string, content: ReactNode): PageView {
  return { title: officeTexts.title(title), description: null, isIndexed: false, isOffice: true, content };
}
