import type { ReactNode } from 'react';
import type { Frame } from '#contract/page.ts';
import type { SecurityPage as Page } from '#contract/security-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { securityTexts as texts } from '#text/account/security.ts';
import { Actions } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import frameStyles from '../AccountPage.module.css';
import list from '../List.module.css';
import { OpenLogins } from '../OpenLogins.tsx';
import { Authenticator, type Link, Passkeys, RecoveryCodes } from './Factors.tsx';
import styles from './SecurityPage.module.css';

type Props = { readonly page: Page; readonly frame: Frame };

export function SecurityPage({ page, frame: { csrfToken } }: Props) {
  const { notice, isCompulsory, returnTo } = page;
  const hasFactor = page.passkeys.length > 0 || page.authenticator !== null;
  return (
    <div className={frameStyles.page}>
      <header className={frameStyles.head}>
        <Breadcrumb trail={[{ href: '/account', label: accountTexts.title }]} current={texts.title} />
        <h1>{texts.title}</h1>
        <p className={frameStyles.soft}>{texts.intro}</p>
      </header>
      {notice !== null && <Message kind="ok">{notice}</Message>}
      {isCompulsory && (
        <Message kind="info" title={texts.officeTitle}>
          {texts.office}
        </Message>
      )}
      {returnTo !== null && !isCompulsory && (
        <Actions>
          <ButtonLink kind="move" href={returnTo}>
            {texts.goOn}
          </ButtonLink>
        </Actions>
      )}
      <div className={frameStyles.columns}>
        <div className={frameStyles.column}>
          <Passkeys passkeys={page.passkeys} link={linkWith(returnTo)} />
          <Authenticator authenticator={page.authenticator} link={linkWith(returnTo)} />
          <RecoveryCodes left={page.recoveryCodesLeft} hasFactor={hasFactor} link={linkWith(returnTo)} />
        </div>
        <div className={frameStyles.column}>
          <LoginData page={page} />
          <OpenLogins logins={page.logins} csrfToken={csrfToken} />
        </div>
      </div>
    </div>
  );
}

// Whoever was on the way to somewhere gets there by way of every form.
function linkWith(returnTo: string | null): Link {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ terug: returnTo })}`;
  return (path) => `/account/beveiliging/${path}${query}`;
}

function LoginData({ page: { email, awaitedEmail } }: Pick<Props, 'page'>) {
  return (
    <Section title={texts.login}>
      <ul className={list.list}>
        <Datum
          name={texts.email}
          value={email}
          href="/account/beveiliging/e-mailadres"
          change={texts.changeEmail}
        >
          {awaitedEmail !== null && <p className={list.soft}>{texts.emailAwaited(awaitedEmail)}</p>}
        </Datum>
        <Datum name={texts.password} href="/account/wachtwoord" change={texts.changePassword} />
      </ul>
    </Section>
  );
}

type DatumProps = {
  readonly name: string;
  readonly value?: string;
  readonly href: string;
  readonly change: string;
  readonly children?: ReactNode;
};

function Datum({ name, value, href, change, children }: DatumProps) {
  return (
    <li className={classNames(list.row, styles.row)}>
      <div className={styles.datum}>
        <p className={list.name}>{name}</p>
        {value !== undefined && <p className={styles.value}>{value}</p>}
        {children}
      </div>
      <div className={list.actions}>
        <ButtonLink href={href} aria-label={change}>
          {texts.change}
        </ButtonLink>
      </div>
    </li>
  );
}
