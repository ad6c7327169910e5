import type { FormState } from '#contract/form-state.ts';
import { roundingNames, ruleHints, sharedRuleChoices } from '#text/quotes/prices.ts';
import { quoteFieldNames } from '#text/quotes/quote.ts';
import { fieldId } from '../../forms/field-id.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import styles from '../quote/PriceFields.module.css';

type Props = { readonly form: FormState };

/** R13.2: what is asked for a screen where a quote does not say otherwise. */
export function RuleFields({ form }: Props) {
  return (
    <>
      <div className={styles.rule}>
        <Select form={form} name="rule" options={sharedRuleChoices} />
        <div className={styles.percent}>
          <TextField
            id={fieldId('percent')}
            label={quoteFieldNames.percent}
            hint={ruleHints.percent}
            error={form.errors['percent']}
            name="percent"
            defaultValue={form.values['percent']}
            suffix="%"
            autoComplete="off"
          />
        </div>
      </div>
      <Select form={form} name="rounding" options={roundingNames} />
    </>
  );
}

type SelectProps = Props & {
  readonly name: 'rule' | 'rounding';
  readonly options: Readonly<Record<string, string>>;
};

function Select({ form: { values, errors }, name, options }: SelectProps) {
  return (
    <SelectField
      id={fieldId(name)}
      label={quoteFieldNames[name]}
      name={name}
      defaultValue={values[name]}
      error={errors[name]}
    >
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
