import { parseEuro } from '#domain/money/parse-euro.ts';
import { parseSignedPercent } from '#domain/quote/parse-typed.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { type PriceRule, ruleLimits, type SharedPriceRule } from '#domain/quote/selling-price.ts';
import { formatAmount } from '#text/format/money.ts';
import { plainBasisPoints } from '#text/format/percent.ts';
import type { RuleChoice } from '#text/quotes/prices.ts';
import { quoteErrors } from '#text/quotes/quote.ts';
import type { FieldReader } from '../../input/form-values.ts';
import type { FormValues } from '../../input/read-form.ts';
import { choiceOf } from './read-fields.ts';

const percentErrors = { advice: quoteErrors.advicePercent, net: quoteErrors.netPercent } as const;

/** A rule as its form shows it: what to begin from, and how much more or less. */
export function ruleValues(rule: SharedPriceRule): FormValues {
  if (rule.kind === 'advice' && rule.basisPoints === 0) return { rule: 'advice', percent: '' };
  const choice: RuleChoice = rule.kind === 'advice' ? 'advice_percent' : 'net';
  return { rule: choice, percent: plainBasisPoints(rule.basisPoints) };
}

/** Fields `rule` (advice, advice_percent or net) and `percent`, which only counts where a percentage is asked. */
export function readSharedRule(fields: FieldReader): SharedPriceRule | null {
  return ruleOf(fields, choiceOf(fields, 'rule', ['advice', 'advice_percent', 'net']));
}

export function lineRuleValues(rule: PriceRule | null): FormValues {
  if (rule === null) return { rule: 'quote', percent: '', price: '' };
  if (rule.kind === 'typed') return { rule: 'typed', percent: '', price: formatAmount(rule.price) };
  return { ...ruleValues(rule), price: '' };
}

/** The same for one screen, which may also be as the quote is (`quote`) or have a typed price (`typed`, in `price`). */
export function readLineRule(fields: FieldReader): PriceRule | 'quote' | null {
  const choice = choiceOf(fields, 'rule', ['quote', 'advice', 'advice_percent', 'net', 'typed']);
  if (choice === 'quote') return 'quote';
  if (choice !== 'typed') return ruleOf(fields, choice);
  const price = fields.read('price', parsePrice, quoteErrors.amount);
  return price === null ? null : { kind: 'typed', price };
}

export function parsePrice(typed: string) {
  const price = parseEuro(typed);
  return price !== null && price <= quoteLimits.price ? price : null;
}

function ruleOf(fields: FieldReader, choice: 'advice' | 'advice_percent' | 'net' | null) {
  if (choice === null) return null;
  if (choice === 'advice') return { kind: 'advice', basisPoints: 0 } as const;
  const kind = choice === 'net' ? 'net' : 'advice';
  const { least, most } = ruleLimits[kind];
  const parse = (typed: string) => {
    const points = parseSignedPercent(typed);
    return points !== null && points >= least && points <= most ? points : null;
  };
  const basisPoints = fields.read('percent', parse, percentErrors[kind]);
  return basisPoints === null ? null : ({ kind, basisPoints } as const);
}
