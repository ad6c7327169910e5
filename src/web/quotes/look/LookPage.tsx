import type { Frame } from '#contract/page.ts';
import { lookPath, type QuoteLookPage } from '#contract/quote/look.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { accountTexts } from '#text/account/account.ts';
import { formTexts } from '#text/account/fields.ts';
import { lookHints as hints, lookFieldNames as names, lookTexts as texts } from '#text/quotes/look.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import type { PageView } from '../../page-view.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { ColourPart } from './ColourPart.tsx';
import { LogoPart } from './LogoPart.tsx';
import styles from './LookPage.module.css';
import { Preview } from './Preview.tsx';
import { RuleFields } from './RuleFields.tsx';

type Props = { readonly page: QuoteLookPage };

const trail = [{ href: '/account', label: accountTexts.title }] as const;

export function lookView(page: QuoteLookPage, { csrfToken }: Frame): PageView {
  const { form, isAsStored } = page;
  return {
    title: form.notice === null ? texts.title : formTexts.errorTitle(texts.title),
    description: null,
    isIndexed: false,
    script: 'look',
    content: (
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb trail={trail} current={texts.title} />
          <h1>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
        </header>
        <News page={page} />
        <Form action={lookPath} csrfToken={csrfToken} hasFiles>
          {/* What Enter in a field presses: without it that would be the first button there is. */}
          <button type="submit" hidden tabIndex={-1} />
          <input type="hidden" name="seen" value={page.seen} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <LogoPart page={page} />
              <ColourPart page={page} />
              <SenderPart page={page} />
              <WordsPart page={page} />
              <StartPart page={page} />
              <Actions>
                <Button kind="move" type="submit">
                  {texts.save}
                </Button>
                <a href="/account">{formTexts.cancel}</a>
              </Actions>
            </div>
            <Preview isAsStored={isAsStored} />
          </div>
        </Form>
      </div>
    ),
  };
}

function News({ page: { form, meanwhile, notice } }: Props) {
  if (meanwhile !== null) {
    const known: Readonly<Record<string, string>> = names;
    const changed = meanwhile.map((name) => known[name] ?? name).join(', ');
    return (
      <ReadFirst>
        <Message kind="error" title={texts.overtaken}>
          <p>{texts.overtakenFields(changed)}</p>
          <p>{texts.sendAgain}</p>
        </Message>
      </ReadFirst>
    );
  }
  return (
    <>
      {notice !== null && form.notice === null && <Message kind="ok">{notice}</Message>}
      <FormMessages form={form} names={names} />
    </>
  );
}

function SenderPart({ page: { company, form } }: Props) {
  return (
    <Section title={texts.parts.sender}>
      <TextField
        id={fieldId('senderName')}
        label={names.senderName}
        hint={hints.senderName(company)}
        error={form.errors['senderName']}
        name="senderName"
        defaultValue={form.values['senderName']}
        maxLength={quoteLimits.name}
        autoComplete="organization"
      />
      <TextField
        id={fieldId('replyTo')}
        label={names.replyTo}
        hint={hints.replyTo}
        error={form.errors['replyTo']}
        name="replyTo"
        type="email"
        defaultValue={form.values['replyTo']}
        autoComplete="email"
      />
    </Section>
  );
}

const wordFields = [
  { name: 'opening', rows: 4, most: quoteLimits.words },
  { name: 'closing', rows: 4, most: quoteLimits.words },
  { name: 'terms', rows: 8, most: quoteLimits.terms },
] as const;

function WordsPart({ page: { form } }: Props) {
  return (
    <Section title={texts.parts.words}>
      {wordFields.map(({ name, rows, most }) => (
        <TextAreaField
          key={name}
          id={fieldId(name)}
          label={names[name]}
          hint={hints[name]}
          error={form.errors[name]}
          name={name}
          rows={rows}
          maxLength={most}
          defaultValue={form.values[name]}
        />
      ))}
    </Section>
  );
}

function StartPart({ page: { form } }: Props) {
  return (
    <Section title={texts.parts.start} intro={texts.startNote}>
      <RuleFields form={form} />
      <TextField
        id={fieldId('validDays')}
        label={names.validDays}
        hint={hints.validDays}
        error={form.errors['validDays']}
        name="validDays"
        inputMode="numeric"
        defaultValue={form.values['validDays']}
        suffix={hints.days}
        autoComplete="off"
      />
    </Section>
  );
}
