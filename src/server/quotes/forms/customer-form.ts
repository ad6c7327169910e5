import { parsePostcode } from '#domain/business/address.ts';
import type { EndCustomer } from '#domain/quote/quote-document.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { parseEmail } from '../../accounts/account-forms.ts';
import { formatPhone, parsePhone } from '../../accounts/phone.ts';
import { readCountry } from '../../input/address-form.ts';
import { createFieldReader, finishForm, type ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { optional, shortText } from './read-fields.ts';

export function customerValues(customer: EndCustomer): FormValues {
  return { ...customer };
}

/** All of it may wait until the quote is sent; what is there must be right. */
export function parseCustomer(values: FormValues): ParsedForm<EndCustomer> {
  const fields = createFieldReader(values);
  const country = readCountry(fields);
  const rules = country ?? 'NL';
  const phone = (typed: string) => {
    const parsed = parsePhone(rules, typed);
    return parsed && formatPhone(rules, parsed);
  };
  const postcode = (typed: string) => parsePostcode(rules, typed);
  return finishForm(
    {
      name: shortText(fields, 'name', quoteLimits.name),
      email: fields.read('email', optional(parseEmail), fieldErrors.email),
      phone: fields.read('phone', optional(phone), fieldErrors.phone),
      street: shortText(fields, 'street', quoteLimits.street),
      postcode: fields.read('postcode', optional(postcode), fieldErrors.postcode[rules]),
      city: shortText(fields, 'city', quoteLimits.city),
      country,
    },
    fields.errors,
  );
}
