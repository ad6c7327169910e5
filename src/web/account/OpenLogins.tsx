import type { LoginData } from '#contract/security-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Actions, ButtonForm } from '../forms/Form.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly logins: readonly LoginData[]; readonly csrfToken: string };

// This one and those used last: who looks for a stranger looks there first.
const shown = 4;

export function OpenLogins({ logins, csrfToken }: Props) {
  const older = logins.slice(shown);
  const hasOthers = logins.some(({ isCurrent }) => !isCurrent);
  return (
    <Section title={accountTexts.logins}>
      <Logins logins={logins.slice(0, shown)} csrfToken={csrfToken} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{accountTexts.olderLogins(older.length)}</summary>
          <Logins logins={older} csrfToken={csrfToken} />
        </details>
      )}
      {hasOthers && (
        <Actions>
          <ButtonForm action="/account/logins/andere" csrfToken={csrfToken}>
            <Button type="submit">{accountTexts.signOutOthers}</Button>
          </ButtonForm>
        </Actions>
      )}
    </Section>
  );
}

function Logins({ logins, csrfToken }: Props) {
  return (
    <ul className={styles.list}>
      {logins.map((login) => (
        <OpenLogin key={login.id} login={login} csrfToken={csrfToken} />
      ))}
    </ul>
  );
}

type RowProps = { readonly login: LoginData; readonly csrfToken: string };

function OpenLogin({ login: { id, device, since, lastSeen, isCurrent }, csrfToken }: RowProps) {
  const sinceText = formatDateTime(new Date(since));
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {device} {isCurrent && <Badge kind="ok">{accountTexts.thisLogin}</Badge>}
        </p>
        <p className={styles.soft}>
          {accountTexts.since(sinceText)}
          <br />
          {accountTexts.lastSeen(formatDateTime(new Date(lastSeen)))}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonForm action={isCurrent ? '/uitloggen' : `/account/logins/${id}`} csrfToken={csrfToken}>
          <Button type="submit" aria-label={accountTexts.signOutOf(device, sinceText)}>
            {accountTexts.signOut}
          </Button>
        </ButtonForm>
      </div>
    </li>
  );
}
