import type { FormState } from '#contract/form-state.ts';
import { countries } from '#domain/business/address.ts';
import { maxCity, maxStreet } from '#domain/business/limits.ts';
import { countryNames } from '#text/account/account.ts';
import { fieldNames } from '#text/account/fields.ts';
import { SelectField } from '../ui/Field.tsx';
import { FieldRow } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { fieldId } from './field-id.ts';

type Props = { readonly form: FormState };

export function CountryField({ form }: Props) {
  return (
    <SelectField
      id={fieldId('country')}
      label={fieldNames.country}
      name="country"
      autoComplete="country"
      defaultValue={form.values['country']}
      error={form.errors['country']}
    >
      {countries.map((country) => (
        <option key={country} value={country}>
          {countryNames[country]}
        </option>
      ))}
    </SelectField>
  );
}

/** One set of fields for both countries: without script the form cannot change under the reader's hands. */
export function AddressFields({ form }: Props) {
  return (
    <>
      <FieldRow columns="number">
        <FormField form={form} name="street" autoComplete="address-line1" maxLength={maxStreet} required />
        <FormField form={form} name="houseNumber" required />
        <FormField form={form} name="addition" />
      </FieldRow>
      <FieldRow columns="city">
        <FormField form={form} name="postcode" autoComplete="postal-code" required />
        <FormField form={form} name="city" autoComplete="address-level2" maxLength={maxCity} required />
      </FieldRow>
    </>
  );
}
