import type { CheckoutPage } from '#contract/checkout-page.ts';
import { formatDate } from '#text/format/date.ts';
import { orderedSinceTexts, quoteOrderTexts } from '#text/quotes/order.ts';
import { fieldId } from '../forms/field-id.ts';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';

type Props = { readonly page: Pick<CheckoutPage, 'orderedSince' | 'form'> };

/** R13.5: two people order from one quote; the second is asked. */
export function OrderedSince({ page: { orderedSince, form } }: Props) {
  if (orderedSince.length === 0) return null;
  return (
    <Section title={orderedSinceTexts.title}>
      {orderedSince.map(({ quote, order, placedOn }) => (
        <p key={order}>
          <a href={`/bestelling/${order}`}>{orderedSinceTexts.one(quote, order, formatDate(placedOn))}</a>
        </p>
      ))}
      <ChoiceGroup legend={quoteOrderTexts.againLegend} error={form.errors['orderedAgain']}>
        <Choice
          id={fieldId('orderedAgain')}
          name="orderedAgain"
          value="1"
          label={quoteOrderTexts.again}
          defaultChecked={form.values['orderedAgain'] === '1'}
          required
        />
      </ChoiceGroup>
    </Section>
  );
}
