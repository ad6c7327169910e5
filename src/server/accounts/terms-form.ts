import { type CreditTerms, noCredit, termsInDays } from '#domain/account/credit-terms.ts';
import type { Cents } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { termErrors } from '#text/staff/customers.ts';
import { createFieldReader, type FieldReader, finishForm } from '../input/form-values.ts';
import type { FormValues } from '../input/read-form.ts';
import { parseRequestForm } from './account-forms.ts';

/** Discount group, term and limit of a company. */
export function parseTermsForm(values: FormValues) {
  const fields = createFieldReader(values);
  const terms = readTerms(fields, values);
  return finishForm(terms, fields.errors);
}

/** All that is decided when somebody becomes a customer. */
export function parseApproval(values: FormValues) {
  const fields = createFieldReader(values);
  const terms = readTerms(fields, values);
  return finishForm({ ...terms, ...readMeasuring(fields) }, fields.errors);
}

/** A customer whom staff add: what they would have asked for themselves, and what is decided on it. */
export function parseNewCustomer(values: FormValues) {
  const asked = parseRequestForm({ ...values, remarks: '', terms: '1' });
  const decided = parseApproval(values);
  if (asked.ok && decided.ok) return { ok: true, value: { ...asked.value, ...decided.value } } as const;
  const errors = { ...(asked.ok ? {} : asked.errors), ...(decided.ok ? {} : decided.errors) };
  return { ok: false, errors } as const;
}

/** What somebody enters their measures in. */
export function readMeasuring(fields: FieldReader) {
  return {
    cmUnits: fields.read('unit', (typed) => oneOf({ mm: false, cm: true }, typed), termErrors.choose),
    totalMeasures: fields.read(
      'measures',
      (typed) => oneOf({ opening: false, total: true }, typed),
      termErrors.choose,
    ),
  };
}

function readTerms(fields: FieldReader, values: FormValues) {
  const discountGroup = fields.read(
    'discountGroup',
    (typed) => discountGroups.find((group) => group === typed) ?? null,
    termErrors.choose,
  );
  return { discountGroup, credit: readCredit(fields, values) };
}

// Both or neither; what is missing is told beside the one that is.
function readCredit(fields: FieldReader, values: FormValues): CreditTerms | null {
  const days = (values['termDays'] ?? '').trim();
  const limit = (values['creditLimit'] ?? '').trim();
  if (days === '' && limit === '') return noCredit;
  const termDays = termsInDays.find((known) => String(known) === days) ?? null;
  const creditLimit = parseLimit(limit);
  if (termDays === null) fields.errors['termDays'] = days === '' ? termErrors.termMissing : termErrors.choose;
  if (creditLimit === null)
    fields.errors['creditLimit'] = limit === '' ? termErrors.limitMissing : termErrors.limit;
  return termDays === null || creditLimit === null ? null : { termDays, creditLimit };
}

function parseLimit(typed: string): Cents | null {
  const amount = parseEuro(typed);
  return amount === null || amount <= 0 ? null : amount;
}

function oneOf(known: Readonly<Record<string, boolean>>, typed: string): boolean | null {
  return Object.hasOwn(known, typed) ? (known[typed] ?? null) : null;
}
