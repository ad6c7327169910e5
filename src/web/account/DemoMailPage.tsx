import type { DemoMailPage as Page } from '#contract/account-page.ts';
import { demoMailTexts } from '#text/account/account.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Message } from '../ui/Message.tsx';
import styles from './DemoMailPage.module.css';
import { Narrow } from './Narrow.tsx';

type Props = { readonly page: Page };

export function DemoMailPage({ page: { mail, ownOrigin } }: Props) {
  return (
    <Narrow title={mail.subject} isRoomy>
      <Message kind="info">{demoMailTexts.explanation}</Message>
      <div>
        <p>{demoMailTexts.to(mail.recipient)}</p>
        <p className={styles.soft}>{formatDateTime(new Date(mail.at))}</p>
      </div>
      <div className={styles.text}>{withLinks(mail.text, ownOrigin)}</div>
      {mail.pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={demoMailTexts.pictures}>
          {mail.pictures.map(({ path, description }) => (
            <li key={path}>
              <img src={path} width={320} height={504} alt={description} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {mail.document !== null && (
        <p>
          {demoMailTexts.document} <a href={mail.document.path}>{mail.document.name}</a>
        </p>
      )}
      <p>
        <a href="/demo/mail">{demoMailTexts.back}</a>
      </p>
    </Narrow>
  );
}

// Only links to the shop itself can be followed: the rest of a mail may hold what somebody typed.
function withLinks(text: string, ownOrigin: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${ownOrigin}/`) ? <MailLink key={part} href={part} /> : part));
}

function MailLink({ href }: { readonly href: string }) {
  const { pathname, search } = new URL(href);
  return <a href={pathname + search}>{href}</a>;
}
