import type { ReactNode } from 'react';
import type { QuoteLinkData } from '#contract/quote/link.ts';
import { maxEmail } from '#domain/business/limits.ts';
import type { QuoteDocument } from '#domain/quote/quote-document.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { quoteLinkText as texts } from '#text/quotes/link.ts';
import { Form } from '../forms/Form.tsx';
import { ReadFirst } from '../forms/ReadFirst.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextAreaField, TextField } from '../ui/Field.tsx';
import { GroupError } from '../ui/group-error.ts';
import { Icon } from '../ui/Icon.tsx';
import { Message } from '../ui/Message.tsx';
import styles from './Answer.module.css';
import { answerId } from './answer-id.ts';

type Props = {
  readonly document: QuoteDocument;
  readonly link: QuoteLinkData;
  readonly csrfToken: string;
};

/** What its reader can say: yes with a name and a tick, no, or a question, which also a quote that is over can have. */
export function Answer({ document, link, csrfToken }: Props) {
  const isOpen = link.standing === 'open';
  return (
    <div className={styles.answer}>
      {isOpen && <Accept {...{ document, link, csrfToken }} />}
      <Ask {...{ document, link, csrfToken }} />
      {isOpen && <Refuse {...{ document, link, csrfToken }} />}
    </div>
  );
}

function Accept({ document: { number, version }, link, csrfToken }: Props) {
  const { path, accept } = link;
  return (
    <section className={styles.accept} id={answerId} aria-labelledby="akkoord-titel">
      <h2 id="akkoord-titel">{texts.answerTitle}</h2>
      <FormNews link={link} form="accept" />
      <Form action={path} csrfToken={csrfToken}>
        <TextField
          id="akkoord-naam"
          label={texts.name}
          hint={texts.nameHint}
          error={accept.errors['naam']}
          name="naam"
          autoComplete="name"
          required
          maxLength={quoteLimits.name}
          defaultValue={accept.values['naam']}
        />
        <Tick error={accept.errors['akkoord']}>
          <Choice
            name="akkoord"
            value="1"
            required
            defaultChecked={accept.values['akkoord'] === '1'}
            label={
              <>
                {texts.agree.before}
                <span className={styles.number}>{number}</span>
                {texts.agree.after(version)}
              </>
            }
          />
        </Tick>
        <button type="submit" className={styles.yes}>
          {texts.accept}
        </button>
      </Form>
    </section>
  );
}

// One box needs no name besides its own.
function Tick({ error, children }: { readonly error: string | undefined; readonly children: ReactNode }) {
  const errorId = 'akkoord-fout';
  return (
    <div className={styles.tick}>
      <GroupError value={error === undefined ? null : errorId}>{children}</GroupError>
      {error !== undefined && (
        <p id={errorId} className={styles.fault}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

function Ask({ document: { sender }, link, csrfToken }: Props) {
  const { path, ask } = link;
  return (
    <details className={styles.more} open={isAbout(link, 'ask')}>
      <summary>{texts.askTitle}</summary>
      <div className={styles.inside}>
        <FormNews link={link} form="ask" />
        <p>{texts.askLead(sender.name)}</p>
        <Form action={`${path}/vraag`} csrfToken={csrfToken}>
          <input type="hidden" name="key" value={ask.values['key']} />
          <TextField
            id="vraag-naam"
            label={texts.name}
            error={ask.errors['naam']}
            name="naam"
            autoComplete="name"
            required
            maxLength={quoteLimits.name}
            defaultValue={ask.values['naam']}
          />
          <TextField
            id="vraag-email"
            label={texts.email}
            error={ask.errors['email']}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={maxEmail}
            defaultValue={ask.values['email']}
          />
          <TextAreaField
            id="vraag-tekst"
            label={texts.question}
            error={ask.errors['vraag']}
            name="vraag"
            required
            maxLength={quoteLimits.question}
            defaultValue={ask.values['vraag']}
          />
          <Button type="submit">{texts.ask}</Button>
        </Form>
      </div>
    </details>
  );
}

function Refuse({ link, csrfToken }: Props) {
  const { path, refuse } = link;
  return (
    <details className={styles.more} open={isAbout(link, 'refuse')}>
      <summary>{texts.refuseTitle}</summary>
      <div className={styles.inside}>
        <FormNews link={link} form="refuse" />
        <p>{texts.refuseLead}</p>
        <Form action={`${path}/afwijzen`} csrfToken={csrfToken}>
          <TextAreaField
            id="afwijzen-reden"
            label={texts.reason}
            hint={texts.optional}
            error={refuse.errors['reden']}
            name="reden"
            rows={3}
            maxLength={quoteLimits.reason}
            defaultValue={refuse.values['reden']}
          />
          <Button type="submit">{texts.refuse}</Button>
        </Form>
      </div>
    </details>
  );
}

type FormName = 'accept' | 'ask' | 'refuse';

function isAbout({ notice }: QuoteLinkData, form: FormName): boolean {
  return notice !== null && typeof notice === 'object' && notice.form === form;
}

const formNews = {
  stale: { kind: 'info', text: texts.stale },
  too_many: { kind: 'error', text: texts.tooManyQuestions },
  faults: { kind: 'error', text: texts.checkFields },
} as const;

function FormNews({ link, form }: { readonly link: QuoteLinkData; readonly form: FormName }) {
  const { notice } = link;
  if (notice === null || typeof notice !== 'object' || notice.form !== form) return null;
  const { kind, text } = formNews[notice.kind];
  return (
    <ReadFirst>
      <Message kind={kind}>{text}</Message>
    </ReadFirst>
  );
}
