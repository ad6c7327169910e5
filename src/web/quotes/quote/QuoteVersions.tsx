import {
  type QuoteMailData,
  type QuotePage,
  type QuoteVersionData,
  quotePath,
} from '#contract/quote/quote.ts';
import { formatMoment } from '#text/format/date-time.ts';
import { sendTexts, versionTexts as texts } from '#text/quotes/send.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './QuoteVersions.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** R13.4: what was sent, by which link it is read, and how the mails fared. */
export function QuoteVersions({ quote, csrfToken }: Props) {
  const { versions, version: present, can } = quote;
  if (versions.length === 0 && can.send) return null;
  return (
    <Section title={texts.title} {...(versions.length > 0 && { intro: texts.intro })}>
      {!can.send && <p className={styles.soft}>{sendTexts.notOnBehalf}</p>}
      {can.send && <Reminding quote={quote} csrfToken={csrfToken} />}
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version}>
            <Version version={version} isPresent={version.version === present} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Reminding({ quote: { number, key, reminding }, csrfToken }: Props) {
  if (reminding === null) return null;
  if (reminding !== 'now') return <p className={styles.soft}>{texts.remindHint[reminding]}</p>;
  return (
    <ButtonForm action={`${quotePath(number)}/herinneren`} csrfToken={csrfToken}>
      <input type="hidden" name="key" value={key} />
      <Button type="submit">{texts.remind}</Button>
    </ButtonForm>
  );
}

type VersionProps = { readonly version: QuoteVersionData; readonly isPresent: boolean };

function Version({ version, isPresent }: VersionProps) {
  const { version: number, link, pdfPath, mails, standing } = version;
  // What came after it may have arrived.
  const last = mails.at(-1);
  return (
    <article className={styles.version} aria-label={texts.version(number)}>
      <h3>{texts.version(number)}</h3>
      <p className={styles.soft}>{toldOf(version).join(' · ')}</p>
      {isPresent && last?.state === 'failed' && (
        <Message kind="error" title={texts.failed(last.recipient)}>
          {texts.failedHint}
        </Message>
      )}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>{toldOfMail(mail)}</li>
        ))}
      </ul>
      {(standing === 'older' || standing === 'changing') && (
        <p className={styles.soft}>{texts.old[standing]}</p>
      )}
      <TextField label={texts.link(number)} value={link} readOnly />
      <p className={styles.links}>
        <ButtonLink href={pdfPath} aria-label={texts.pdfOf(number)}>
          {texts.pdf}
        </ButtonLink>
        <ButtonLink href={link}>{texts.open}</ButtonLink>
      </p>
    </article>
  );
}

function toldOf({ sentAt, seenAt, answer }: QuoteVersionData): readonly string[] {
  const moment = (at: string) => formatMoment(new Date(at));
  return [
    texts.sent(moment(sentAt)),
    seenAt === null ? texts.notSeen : texts.seen(moment(seenAt)),
    ...(answer === null
      ? []
      : [
          answer.kind === 'accepted'
            ? texts.accepted(answer.name, moment(answer.at))
            : texts.refused(moment(answer.at)),
        ]),
  ];
}

function toldOfMail({ kind, recipient, state, at }: QuoteMailData): string {
  const { mailStates, mails } = texts;
  const told = state === 'sent' ? mailStates.sent(formatMoment(new Date(at))) : mailStates[state];
  return texts.mail(mails[kind], recipient, told);
}
