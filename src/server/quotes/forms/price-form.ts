import { parsePercent } from '#domain/pricing/parse-percent.ts';
import type { QuoteDiscount } from '#domain/quote/quote-line.ts';
import type { QuotePricing } from '#domain/quote/quote-totals.ts';
import { roundings } from '#domain/quote/selling-price.ts';
import { formatAmount } from '#text/format/money.ts';
import { plainBasisPoints } from '#text/format/percent.ts';
import { quoteErrors } from '#text/quotes/quote.ts';
import { createFieldReader, type FieldReader, finishForm, type ParsedForm } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { choiceOf } from './read-fields.ts';
import { parsePrice, readSharedRule, ruleValues } from './read-rule.ts';

export function priceValues({ rule, rounding, discount }: QuotePricing): FormValues {
  return { ...ruleValues(rule), rounding, ...discountValues(discount) };
}

export function parsePricing(values: FormValues): ParsedForm<QuotePricing> {
  const fields = createFieldReader(values);
  const rule = readSharedRule(fields);
  const rounding = choiceOf(fields, 'rounding', roundings);
  const discount = readDiscount(fields);
  const parsed = finishForm({ rule, rounding, discount }, fields.errors);
  if (!parsed.ok) return parsed;
  const { discount: wanted, ...rest } = parsed.value;
  return { ok: true, value: { ...rest, discount: wanted === 'none' ? null : wanted } };
}

function discountValues(discount: QuoteDiscount | null): FormValues {
  if (discount === null) return { discount: 'none', discountValue: '' };
  const discountValue =
    discount.kind === 'percent' ? plainBasisPoints(discount.basisPoints) : formatAmount(discount.amount);
  return { discount: discount.kind, discountValue };
}

// Nothing off is no discount, and stands on no quote.
function readDiscount(fields: FieldReader): QuoteDiscount | 'none' | null {
  const kind = choiceOf(fields, 'discount', ['none', 'percent', 'amount']);
  if (kind === null || kind === 'none') return kind;
  if (kind === 'percent') {
    const basisPoints = fields.read('discountValue', parsePercent, quoteErrors.discountPercent);
    if (basisPoints === null) return null;
    return basisPoints === 0 ? 'none' : { kind, basisPoints };
  }
  const amount = fields.read('discountValue', parsePrice, quoteErrors.amount);
  if (amount === null) return null;
  return amount === 0 ? 'none' : { kind, amount };
}
