import type { QuoteFormData, QuoteFormName } from '#contract/quote/quote.ts';
import { ownLineVatPercents, quoteLimits } from '#domain/quote/quote-line.ts';
import { quoteTexts as texts, vatName } from '#text/quotes/quote.ts';
import { FieldRow } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select, Text } from './fields.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const vatChoices = ownLineVatPercents.map((percent) => [String(percent), vatName(percent)] as const);

type Props = {
  readonly name: QuoteFormName;
  readonly action: string;
  readonly form: QuoteFormData;
  readonly csrfToken: string;
  // Of a line that is added, so that what is sent twice is one.
  readonly newKey?: string;
};

/** R13.1: what the dealer sells besides screens. */
export function OwnLineForm({ name, action, form, csrfToken, newKey }: Props) {
  const place = { name, form };
  return (
    <QuoteForm name={name} action={action} csrfToken={csrfToken} form={form}>
      {newKey !== undefined && <input type="hidden" name="key" value={newKey} />}
      <Text place={place} name="description" maxLength={quoteLimits.description} />
      <FieldRow>
        <Text place={place} name="quantity" inputMode="decimal" />
        <Text place={place} name="unit" maxLength={quoteLimits.unit} />
      </FieldRow>
      <FieldRow>
        <Text place={place} name="price" inputMode="decimal" />
        <Select place={place} name="vat" options={vatChoices} />
      </FieldRow>
      <div>
        <Button kind="move" type="submit">
          {newKey === undefined ? texts.save : texts.add}
        </Button>
      </div>
    </QuoteForm>
  );
}
