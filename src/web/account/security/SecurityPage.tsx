import type { ReactNode } from 'react';
import type { Frame } from '#contract/page.ts';
import type { SecurityPage as Page, PasskeyData } from '#contract/security-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { securityTexts as texts } from '#text/account/security.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Actions } from '../../forms/Form.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import frameStyles from '../AccountPage.module.css';
import list from '../List.module.css';
import { OpenLogins } from '../OpenLogins.tsx';
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

type Link = (path: string) => string;

// Whoever was on the way to somewhere gets there by way of every form.
function linkWith(returnTo: string | null): Link {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ terug: returnTo })}`;
  return (path) => `/account/beveiliging/${path}${query}`;
}

function Passkeys({ passkeys, link }: Pick<Page, 'passkeys'> & { readonly link: Link }) {
  return (
    <Section title={texts.passkeys} intro={texts.passkeysIntro}>
      {passkeys.length === 0 ? (
        <p>{texts.noPasskeys}</p>
      ) : (
        <ul className={list.list}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} link={link} />
          ))}
        </ul>
      )}
      <Actions>
        <ButtonLink href={link('passkeys/nieuw')}>{texts.addPasskey}</ButtonLink>
      </Actions>
    </Section>
  );
}

function Passkey({ passkey, link }: { readonly passkey: PasskeyData; readonly link: Link }) {
  const { id, name } = passkey;
  return (
    <li className={list.row}>
      <div>
        <p className={list.name}>{name}</p>
        <Used {...passkey} />
      </div>
      <div className={list.actions}>
        <ButtonLink href={link(`passkeys/${id}/verwijderen`)} aria-label={texts.removePasskey(name)}>
          {texts.remove}
        </ButtonLink>
      </div>
    </li>
  );
}

function Authenticator({ authenticator, link }: Pick<Page, 'authenticator'> & { readonly link: Link }) {
  return (
    <Section title={texts.authenticator} intro={texts.authenticatorIntro}>
      {authenticator === null ? (
        <p>{texts.noAuthenticator}</p>
      ) : (
        <div>
          <p className={list.name}>{texts.authenticatorOn}</p>
          <Used {...authenticator} />
        </div>
      )}
      <Actions>
        {authenticator === null ? (
          <ButtonLink href={link('app')}>{texts.addAuthenticator}</ButtonLink>
        ) : (
          <ButtonLink href={link('app/verwijderen')}>{texts.removeAuthenticator}</ButtonLink>
        )}
      </Actions>
    </Section>
  );
}

type RecoveryProps = { readonly left: number | null; readonly hasFactor: boolean; readonly link: Link };

function RecoveryCodes({ left, hasFactor, link }: RecoveryProps) {
  return (
    <Section title={texts.recoveryCodes} intro={texts.recoveryIntro}>
      <p>{left === null ? texts.noRecoveryCodes : texts.recoveryLeft(left)}</p>
      {hasFactor ? (
        <Actions>
          <ButtonLink href={link('herstelcodes')}>{texts.makeRecoveryCodes}</ButtonLink>
        </Actions>
      ) : (
        <p className={frameStyles.note}>{texts.recoveryNeedsFactor}</p>
      )}
    </Section>
  );
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

function Used({ addedAt, lastUsedAt }: Pick<PasskeyData, 'addedAt' | 'lastUsedAt'>) {
  return (
    <p className={list.soft}>
      {texts.added(formatDateTime(new Date(addedAt)))}
      <br />
      {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDateTime(new Date(lastUsedAt)))}
    </p>
  );
}
