import {
  type Country,
  countries,
  parseAddition,
  parseHouseNumber,
  parsePostcode,
} from '#domain/business/address.ts';
import { maxCity, maxName, maxStreet } from '#domain/business/limits.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { createFieldReader, type FieldReader, finishForm } from './form-values.ts';
import type { FormValues } from './read-form.ts';

export function parseAddressForm(values: FormValues) {
  const fields = createFieldReader(values);
  const recipient = fields.text('recipient', maxName);
  const address = readAddress(fields, readCountry(fields));
  return finishForm({ recipient, ...address, isDefault: values['isDefault'] === '1' }, fields.errors);
}

export function readCountry(fields: FieldReader): Country | null {
  return fields.read(
    'country',
    (typed) => countries.find((country) => country === typed) ?? null,
    fieldErrors.country,
  );
}

export function readAddress(fields: FieldReader, country: Country | null) {
  const rules = country ?? 'NL';
  return {
    country,
    street: fields.text('street', maxStreet),
    houseNumber: fields.read(
      'houseNumber',
      (typed) => parseHouseNumber(rules, typed),
      fieldErrors.houseNumber[rules],
    ),
    addition: fields.read('addition', (typed) => parseAddition(rules, typed), fieldErrors.addition),
    postcode: fields.read('postcode', (typed) => parsePostcode(rules, typed), fieldErrors.postcode[rules]),
    city: fields.text('city', maxCity),
  };
}
