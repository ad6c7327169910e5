import { type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import {
  describeDiscount,
  describeRule,
  discountChoices,
  discountValueHint,
  roundingNames,
  ruleHints,
  sharedRuleChoices,
} from '#text/quotes/prices.ts';
import { quoteFieldNames as fields, quoteTexts as texts } from '#text/quotes/quote.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Facts } from './Facts.tsx';
import { Fold } from './Fold.tsx';
import { Select, Text } from './fields.tsx';
import { Noted } from './Noted.tsx';
import styles from './PriceFields.module.css';
import { QuoteForm } from './QuoteForm.tsx';

type Props = { readonly quote: QuotePage; readonly csrfToken: string };

/** R13.2: how the whole quote is priced. */
export function PriceSection({ quote, csrfToken }: Props) {
  const { rule, rounding, discount, forms, number, notice } = quote;
  return (
    <Section id={quoteAnchors.price} title={texts.prices}>
      <Noted notice={notice} at={quoteAnchors.price} />
      <Facts
        facts={[
          { label: fields.rule, value: describeRule(rule) },
          { label: fields.rounding, value: roundingNames[rounding] },
          { label: fields.discount, value: describeDiscount(discount) },
        ]}
      />
      {forms !== null && (
        <Fold label={texts.changePrices} form={forms.price}>
          <PriceForm action={`${quotePath(number)}/prijs`} form={forms.price} csrfToken={csrfToken} />
        </Fold>
      )}
    </Section>
  );
}

type FormProps = {
  readonly action: string;
  readonly form: NonNullable<QuotePage['forms']>['price'];
  readonly csrfToken: string;
};

function PriceForm({ action, form, csrfToken }: FormProps) {
  const place = { name: 'price', form } as const;
  return (
    <QuoteForm name="price" action={action} csrfToken={csrfToken} form={form}>
      <div className={styles.rule}>
        <Select place={place} name="rule" options={sharedRuleChoices} />
        <div className={styles.percent}>
          <Text place={place} name="percent" hint={ruleHints.percent} suffix="%" />
        </div>
      </div>
      <Select place={place} name="rounding" options={roundingNames} />
      <div className={styles.rule}>
        <Select place={place} name="discount" options={discountChoices} />
        <div className={styles.discount}>
          <Text place={place} name="discountValue" hint={discountValueHint} />
        </div>
      </div>
      <div>
        <Button kind="move" type="submit">
          {texts.save}
        </Button>
      </div>
    </QuoteForm>
  );
}
