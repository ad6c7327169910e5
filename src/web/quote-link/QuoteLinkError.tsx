import type { QuoteLinkGonePage } from '#contract/quote/link.ts';
import { errorPageText } from '#text/pages/error.ts';
import styles from './QuoteLinkError.module.css';
import { SenderContact } from './SenderContact.tsx';

type Props = {
  readonly title: string;
  readonly body: string;
  readonly contact?: QuoteLinkGonePage['sender'];
  readonly reference?: string | null;
};

export function QuoteLinkError({ title, body, contact, reference = null }: Props) {
  return (
    <main className={styles.error}>
      {contact !== undefined && <p className={styles.sender}>{contact.name}</p>}
      <h1>{title}</h1>
      <p>{body}</p>
      {contact !== undefined && (
        <p className={styles.contact}>
          <SenderContact sender={contact} />
        </p>
      )}
      {reference !== null && (
        <p className={styles.reference}>
          {errorPageText.requestId} <code>{reference}</code>
        </p>
      )}
    </main>
  );
}
