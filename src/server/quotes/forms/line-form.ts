import { dutchVatPercent } from '#domain/business/vat.ts';
import { parseQuantity } from '#domain/quote/parse-typed.ts';
import { type OwnLine, ownLineVatPercents, quoteLimits } from '#domain/quote/quote-line.ts';
import type { PriceRule } from '#domain/quote/selling-price.ts';
import { formatAmount } from '#text/format/money.ts';
import { formatQuantity } from '#text/quotes/document.ts';
import { quoteErrors } from '#text/quotes/quote.ts';
import { createFieldReader, finishForm, type ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { shortText } from './read-fields.ts';
import { parsePrice, readLineRule } from './read-rule.ts';

export type OwnLineContent = Pick<OwnLine, 'description' | 'quantity' | 'unit' | 'price' | 'vatPercent'>;

export const newLineValues: FormValues = {
  ...{ description: '', quantity: '1', unit: '', price: '' },
  vat: String(dutchVatPercent),
};

export function ownLineValues({
  description,
  quantity,
  unit,
  price,
  vatPercent,
}: OwnLineContent): FormValues {
  return {
    description,
    quantity: formatQuantity(quantity, ''),
    unit,
    price: formatAmount(price),
    vat: String(vatPercent),
  };
}

export function parseOwnLine(values: FormValues): ParsedForm<OwnLineContent> {
  const fields = createFieldReader(values);
  const description = shortText(fields, 'description', quoteLimits.description);
  if (description === '') fields.errors['description'] = quoteErrors.required;
  const quantity = fields.read('quantity', parseAmount, quoteErrors.quantity);
  const unit = shortText(fields, 'unit', quoteLimits.unit);
  const price = fields.read('price', parsePrice, quoteErrors.amount);
  const vatPercent = fields.read(
    'vat',
    (typed) => ownLineVatPercents.find((percent) => String(percent) === typed) ?? null,
    quoteErrors.choice,
  );
  return finishForm({ description, quantity, unit, price, vatPercent }, fields.errors);
}

export function parseLineRule(values: FormValues): ParsedForm<{ readonly rule: PriceRule | 'quote' }> {
  const fields = createFieldReader(values);
  return finishForm({ rule: readLineRule(fields) }, fields.errors);
}

function parseAmount(typed: string): number | null {
  const hundredths = parseQuantity(typed);
  return hundredths !== null && hundredths > 0 && hundredths <= quoteLimits.quantity ? hundredths : null;
}
