import type { ReactNode } from 'react';
import type { FormState } from '#contract/form-state.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { fieldNames } from '#text/account/fields.ts';
import { customerFormTexts as texts } from '#text/staff/customer-forms.ts';
import { measureNames, termOptions, unitNames } from '#text/staff/customers.ts';
import { FieldRow } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';

type Props = { readonly form: FormState };

/** Discount group, and whether a company buys on account. */
export function TermFields({ form }: Props) {
  return (
    <>
      <FormSelect
        form={form}
        name="discountGroup"
        options={discountGroups.map((value) => ({ value, label: value }))}
      />
      <FieldRow>
        <FormSelect form={form} name="termDays" options={termOptions} />
        <TextField
          id={fieldId('creditLimit')}
          label={fieldNames.creditLimit}
          hint={texts.limitHint}
          error={form.errors['creditLimit']}
          name="creditLimit"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={form.values['creditLimit']}
        />
      </FieldRow>
    </>
  );
}

/** What somebody enters measures in. */
export function MeasuringFields({ form }: Props) {
  return (
    <FieldRow>
      <FormSelect form={form} name="unit" options={optionsOf(unitNames)} />
      <FormSelect form={form} name="measures" options={optionsOf(measureNames)} />
    </FieldRow>
  );
}

type SelectProps = Props & {
  readonly name: 'discountGroup' | 'termDays' | 'unit' | 'measures' | 'role' | 'country';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: ReactNode;
};

/** A choice that keeps what was chosen and shows what is wrong with it. */
export function FormSelect({ form, name, options, hint }: SelectProps) {
  return (
    <SelectField
      id={fieldId(name)}
      label={fieldNames[name]}
      hint={hint}
      error={form.errors[name]}
      name={name}
      defaultValue={form.values[name]}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function optionsOf(names: Readonly<Record<string, string>>): SelectProps['options'] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
