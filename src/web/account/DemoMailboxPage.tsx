import type { DemoMailboxPage as Page } from '#contract/account-page.ts';
import { demoMailTexts } from '#text/account/account.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Message } from '../ui/Message.tsx';
import styles from './List.module.css';
import { Narrow } from './Narrow.tsx';

type Props = { readonly page: Page };

export function DemoMailboxPage({ page: { mails } }: Props) {
  return (
    <Narrow title={demoMailTexts.title} isRoomy>
      <Message kind="info">{demoMailTexts.explanation}</Message>
      {mails.length === 0 ? (
        <p>{demoMailTexts.empty}</p>
      ) : (
        <ol className={styles.list}>
          {mails.map(({ id, recipient, subject, at }) => (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.name}>
                  <a href={`/demo/mail/${id}`}>{subject}</a>
                </p>
                <p className={styles.soft}>{demoMailTexts.to(recipient)}</p>
              </div>
              <p className={styles.soft}>{formatDateTime(new Date(at))}</p>
            </li>
          ))}
        </ol>
      )}
    </Narrow>
  );
}
