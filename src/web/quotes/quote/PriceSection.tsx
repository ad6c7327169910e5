import { type QuotePage, quoteAnchors } from '#contract/quote/quote.ts';
import {
  describeDiscount,
  describeRule,
  quoteFieldNames as fields,
  roundingNames,
  quoteTexts as texts,
} from '#text/quotes/quote.ts';
import { Section } from '../../ui/Section.tsx';
import { Facts } from './Facts.tsx';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** R13.2: how the whole quote is priced. */
export function PriceSection({ quote: { rule, rounding, discount } }: Props) {
  return (
    <Section id={quoteAnchors.price} title={texts.prices}>
      <Facts
        facts={[
          { label: fields.rule, value: describeRule(rule) },
          { label: fields.rounding, value: roundingNames[rounding] },
          { label: fields.discount, value: describeDiscount(discount) },
        ]}
      />
    </Section>
  );
}
