import type { SecurityPage as Page, PasskeyData } from '#contract/security-page.ts';
import { securityTexts as texts } from '#text/account/security.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { Actions } from '../../forms/Form.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import frameStyles from '../AccountPage.module.css';
import list from '../List.module.css';

/** Where a form behind the page about security is to be found. */
export type Link = (path: string) => string;

export function Passkeys({ passkeys, link }: Pick<Page, 'passkeys'> & { readonly link: Link }) {
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

export function Authenticator({
  authenticator,
  link,
}: Pick<Page, 'authenticator'> & { readonly link: Link }) {
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

export function RecoveryCodes({ left, hasFactor, link }: RecoveryProps) {
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

function Used({ addedAt, lastUsedAt }: Pick<PasskeyData, 'addedAt' | 'lastUsedAt'>) {
  return (
    <p className={list.soft}>
      {texts.added(formatDateTime(new Date(addedAt)))}
      <br />
      {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDateTime(new Date(lastUsedAt)))}
    </p>
  );
}
