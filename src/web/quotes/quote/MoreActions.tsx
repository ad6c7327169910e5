import { type QuotePage, quotePath } from '#contract/quote/quote.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { canBeRefused } from '#domain/quote/quote-state.ts';
import { quoteActionTexts as texts } from '#text/quotes/list.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** What is done with a whole quote once in a while. */
export function MoreActions({ quote: { number, state }, csrfToken }: Props) {
  const path = quotePath(number);
  return (
    <Section title={texts.more}>
      {canBeRefused(state) && (
        <Form action={`${path}/afgewezen`} csrfToken={csrfToken}>
          <p>{texts.refuseNote}</p>
          <TextAreaField label={texts.reason} name="reason" rows={2} maxLength={quoteLimits.words} />
          <Actions>
            <Button type="submit">{texts.refuse}</Button>
          </Actions>
        </Form>
      )}
      <ButtonForm action={`${path}/verwijderen`} csrfToken={csrfToken}>
        <Button type="submit">{texts.remove}</Button>
      </ButtonForm>
    </Section>
  );
}
