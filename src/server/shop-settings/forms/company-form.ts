import {
  maxAddition,
  parseAddition,
  parseDutchPostcode,
  parseHouseNumber,
} from '#domain/business/address.ts';
import { parseKvkNumber } from '#domain/business/company-number.ts';
import { formatIban, parseIban } from '#domain/business/iban.ts';
import { maxCity, maxName, maxStreet } from '#domain/business/limits.ts';
import type { Seller } from '#domain/business/seller.ts';
import { parseDutchVatId } from '#domain/business/vat-id.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { settingErrors } from '#text/staff/settings.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import { createFieldReader, finishForm } from '../../input/form-values.ts';
import { field, fixedForm } from './setting-form.ts';

/** The shop reckons its VAT as a Dutch seller does: the numbers and the address are Dutch. */
export const companyForm = fixedForm<Seller>({
  rows: [
    { columns: 'one', fields: [field('company', 'name', { maxLength: maxName })] },
    {
      columns: 'number',
      fields: [
        field('company', 'street', { maxLength: maxStreet }),
        field('company', 'houseNumber', { maxLength: 10 }),
        field('company', 'addition', { maxLength: maxAddition, isOptional: true }),
      ],
    },
    {
      columns: 'city',
      fields: [
        field('company', 'postcode', { maxLength: 10 }),
        field('company', 'city', { maxLength: maxCity }),
      ],
    },
    { columns: 'even', fields: [field('company', 'companyNumber'), field('company', 'vatId')] },
    { columns: 'even', fields: [field('company', 'iban'), field('company', 'email', { kind: 'email' })] },
  ],
  write: ({ address, iban, ...company }) => {
    const { country: _country, ...lines } = address;
    return { ...company, ...lines, iban: formatIban(iban) };
  },
  read: (values) => {
    const fields = createFieldReader(values);
    const name = fields.text('name', maxName);
    const street = fields.text('street', maxStreet);
    const houseNumber = fields.read(
      'houseNumber',
      (typed) => parseHouseNumber('NL', typed),
      fieldErrors.houseNumber.NL,
    );
    const addition = fields.read('addition', (typed) => parseAddition('NL', typed), fieldErrors.addition);
    const postcode = fields.read('postcode', parseDutchPostcode, fieldErrors.postcode.NL);
    const city = fields.text('city', maxCity);
    const companyNumber = fields.read('companyNumber', parseKvkNumber, fieldErrors.companyNumber.NL);
    const vatId = fields.read('vatId', parseDutchVatId, fieldErrors.vatId.NL);
    const iban = fields.read('iban', parseIban, settingErrors.iban);
    const email = fields.read('email', parseEmail, fieldErrors.email);
    const lines = finishForm({ street, houseNumber, addition, postcode, city }, fields.errors);
    if (!lines.ok) return lines;
    const address = { country: 'NL', ...lines.value } as const;
    return finishForm({ name, address, companyNumber, vatId, iban, email }, fields.errors);
  },
});
