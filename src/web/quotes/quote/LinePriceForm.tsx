import type { QuoteFormData, QuoteFormName } from '#contract/quote/quote.ts';
import { ruleChoices, ruleHints } from '#text/quotes/prices.ts';
import { quoteTexts as texts } from '#text/quotes/quote.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, Text } from './fields.tsx';
import styles from './PriceFields.module.css';
import { QuoteForm } from './QuoteForm.tsx';

type Props = {
  readonly name: QuoteFormName;
  readonly action: string;
  readonly form: QuoteFormData;
  readonly csrfToken: string;
};

/** R13.2: what is asked for one screen where that is not as for the whole quote. */
export function LinePriceForm({ name, action, form, csrfToken }: Props) {
  const place = { name, form };
  return (
    <QuoteForm name={name} action={action} csrfToken={csrfToken} form={form}>
      <div className={styles.rule}>
        <Select place={place} name="rule" options={ruleChoices} />
        <div className={styles.percent}>
          <Text place={place} name="percent" hint={ruleHints.percent} suffix="%" />
        </div>
        <div className={styles.price}>
          <Text place={place} name="price" hint={ruleHints.price} inputMode="decimal" />
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
