import { type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { formatDate } from '#text/format/date.ts';
import { quoteFieldNames as fields, quoteTexts as texts } from '#text/quotes/quote.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Facts } from './Facts.tsx';
import { Fold } from './Fold.tsx';
import { Text, Words } from './fields.tsx';
import { Noted } from './Noted.tsx';
import { QuoteForm } from './QuoteForm.tsx';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** What the end customer reads around the lines, and until when it holds. */
export function WordsSection({ quote, csrfToken }: Props) {
  const { number, forms, notice } = quote;
  return (
    <Section id={quoteAnchors.words} title={texts.words}>
      <Noted notice={notice} at={quoteAnchors.words} />
      <Facts
        facts={[
          { label: fields.validUntil, value: formatDate(quote.validUntil) },
          { label: fields.subject, value: quote.subject },
          { label: fields.opening, value: quote.opening },
          { label: fields.closing, value: quote.closing },
        ]}
      />
      {forms !== null && (
        <Fold label={texts.changeWords} form={forms.words}>
          <WordsForm action={`${quotePath(number)}/woorden`} form={forms.words} csrfToken={csrfToken} />
        </Fold>
      )}
    </Section>
  );
}

type FormProps = {
  readonly action: string;
  readonly form: NonNullable<QuotePage['forms']>['words'];
  readonly csrfToken: string;
};

function WordsForm({ action, form, csrfToken }: FormProps) {
  const place = { name: 'words', form } as const;
  return (
    <QuoteForm name="words" action={action} csrfToken={csrfToken} form={form}>
      <Text place={place} name="validUntil" type="date" />
      <Text place={place} name="subject" maxLength={quoteLimits.subject} />
      <Words place={place} name="opening" maxLength={quoteLimits.words} />
      <Words place={place} name="closing" maxLength={quoteLimits.words} />
      <div>
        <Button kind="move" type="submit">
          {texts.save}
        </Button>
      </div>
    </QuoteForm>
  );
}
