import { z } from 'zod';
import { findPasswordProblem, type PasswordOwner } from '#domain/account/password.ts';
import type { Country } from '#domain/business/address.ts';
import { parseCompanyNumber } from '#domain/business/company-number.ts';
import { maxEmail, maxName } from '#domain/business/limits.ts';
import { parseVatId } from '#domain/business/vat-id.ts';
import { maxRemarks } from '#domain/cart/terms.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { shopWords } from '#text/account/shop-words.ts';
import { demoPassword } from '../database/seed/demo-accounts.ts';
import { readAddress, readCountry } from '../input/address-form.ts';
import { createFieldReader, type FieldReader, finishForm } from '../input/form-values.ts';
import type { FormValues } from '../input/read-form.ts';
import type { Settings } from '../settings/env.ts';
import { isCommonPassword } from './common-passwords.ts';
import { parsePhone } from './phone.ts';

const emailAddress = z.email().max(maxEmail);

/** One account per address, however it is capitalised. */
export function parseEmail(typed: string): string | null {
  const parsed = emailAddress.safeParse(typed.trim());
  return parsed.success ? parsed.data.toLowerCase() : null;
}

export function parseContactForm(country: Country, values: FormValues) {
  const fields = createFieldReader(values);
  return finishForm(readContact(fields, country), fields.errors);
}

/** In the order of the page, so that the faults are told in it. */
export function parseRequestForm(values: FormValues) {
  const fields = createFieldReader(values);
  const company = readCompany(fields, (rules, typed) => parseVatId(rules, typed));
  const address = readAddress(fields, company.country);
  const contact = readContact(fields, company.country ?? 'NL');
  const email = fields.read('email', parseEmail, fieldErrors.email);
  const remarks = (values['remarks'] ?? '').trim();
  if (remarks.length > maxRemarks) fields.errors['remarks'] = fieldErrors.tooLong(maxRemarks);
  if (values['terms'] !== '1') fields.errors['terms'] = fieldErrors.terms;
  return finishForm({ ...company, ...contact, email, ...address, remarks }, fields.errors);
}

/**
 * A company's own data with its invoice address, which is in the same country: one field asks for both. Without a VAT
 * number it is '', for companies that never had one.
 */
export function parseCompanyForm(values: FormValues) {
  const fields = createFieldReader(values);
  const company = readCompany(fields, (rules, typed) => (typed === '' ? '' : parseVatId(rules, typed)));
  const recipient = fields.text('recipient', maxName);
  return finishForm({ ...company, recipient, ...readAddress(fields, company.country) }, fields.errors);
}

function readCompany(fields: FieldReader, parseVat: (country: Country, typed: string) => string | null) {
  const company = fields.text('company', maxName);
  const country = readCountry(fields);
  // Without a country the Dutch rules speak; the form asks for the country first.
  const rules = country ?? 'NL';
  const companyNumber = fields.read(
    'companyNumber',
    (typed) => parseCompanyNumber(rules, typed),
    fieldErrors.companyNumber[rules],
  );
  const vatId = fields.read('vatId', (typed) => parseVat(rules, typed), fieldErrors.vatId[rules]);
  // A Belgian VAT id is the company's own number.
  const isBelgian = country === 'BE' && vatId !== null && vatId !== '' && companyNumber !== null;
  if (isBelgian && vatId !== `BE${companyNumber}`) fields.errors['vatId'] = fieldErrors.vatIdOfOtherCompany;
  return { company, country, companyNumber, vatId };
}

/**
 * Wherever somebody chooses a password: the first one, another one, or one instead of what was forgotten. A demo shop lets
 * its visitors put the published one back.
 */
export function parseNewPassword(values: FormValues, owner: PasswordOwner, { hasDemoData }: Settings) {
  const errors: Record<string, string> = {};
  const password = values['newPassword'] ?? '';
  const isPublished = hasDemoData && password === demoPassword;
  const known = { isCommon: isCommonPassword, shopWords };
  const problem = isPublished ? null : findPasswordProblem(password, owner, known);
  if (problem !== null) errors['newPassword'] = fieldErrors.newPassword[problem];
  else if (password !== values['repeatedPassword']) errors['repeatedPassword'] = fieldErrors.passwordsDiffer;
  return finishForm({ password }, errors);
}

function readContact(fields: FieldReader, country: Country) {
  return {
    contact: fields.text('contact', maxName),
    phone: fields.read('phone', (typed) => parsePhone(country, typed), fieldErrors.phone),
  };
}
