import { type QuoteFormData, type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { countryNames } from '#text/account/account.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { FieldRow } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Fold } from './Fold.tsx';
import { Select, Text } from './fields.tsx';
import { Noted } from './Noted.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './QuotePage.module.css';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** Who the quote is for: asked first while nobody is named. */
export function CustomerSection({ quote, csrfToken }: Props) {
  const { customer, forms, number, notice } = quote;
  const groups = groupsOf(customer);
  const isEmpty = groups.length === 0;
  return (
    <Section id={quoteAnchors.customer} title={texts.customer}>
      <Noted notice={notice} at={quoteAnchors.customer} />
      {isEmpty && forms === null && <p className={styles.soft}>{texts.noCustomer}</p>}
      {!isEmpty && (
        <div className={styles.address}>
          {groups.map((lines) => (
            <ul key={lines.join()} className={styles.group}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ))}
        </div>
      )}
      {forms !== null && (
        <Fold
          label={isEmpty ? texts.fillCustomer : texts.changeCustomer}
          form={forms.customer}
          isOpen={isEmpty}
        >
          <CustomerForm action={`${quotePath(number)}/klant`} form={forms.customer} csrfToken={csrfToken} />
        </Fold>
      )}
    </Section>
  );
}

type FormProps = {
  readonly action: string;
  readonly form: QuoteFormData;
  readonly csrfToken: string;
};

function CustomerForm({ action, form, csrfToken }: FormProps) {
  const place = { name: 'customer', form } as const;
  return (
    <QuoteForm name="customer" action={action} csrfToken={csrfToken} form={form}>
      <Text place={place} name="name" maxLength={quoteLimits.name} />
      <FieldRow>
        <Text place={place} name="email" type="email" />
        <Text place={place} name="phone" type="tel" />
      </FieldRow>
      <Text place={place} name="street" maxLength={quoteLimits.street} />
      <FieldRow columns="city">
        <Text place={place} name="postcode" />
        <Text place={place} name="city" maxLength={quoteLimits.city} />
      </FieldRow>
      <Select place={place} name="country" options={countryNames} />
      <div>
        <Button kind="move" type="submit">
          {texts.save}
        </Button>
      </div>
    </QuoteForm>
  );
}

// Where they live, and how they are reached; nothing of what is not filled in.
function groupsOf({ name, email, phone, street, postcode, city, country }: EndCustomer) {
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  const groups = [
    [name, street, place, place === '' ? '' : countryNames[country]],
    [email, phone],
  ];
  return groups.map((lines) => lines.filter((line) => line !== '')).filter((lines) => lines.length > 0);
}
