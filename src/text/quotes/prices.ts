import type { QuoteDiscount } from '#domain/quote/quote-line.ts';
import type { PriceRule, Rounding } from '#domain/quote/selling-price.ts';
import { formatEuro } from '../format/money.ts';
import { formatBasisPoints } from '../format/percent.ts';

export const ruleChoices = {
  quote: 'Zoals de hele offerte',
  advice: 'Adviesprijs',
  advice_percent: 'Adviesprijs plus of min een percentage',
  net: 'Netto prijs plus een percentage',
  typed: 'Zelf een prijs typen',
} as const;
export type RuleChoice = keyof typeof ruleChoices;

/** Of a whole quote or company: a price is typed for one line only. */
export const sharedRuleChoices = {
  advice: ruleChoices.advice,
  advice_percent: ruleChoices.advice_percent,
  net: ruleChoices.net,
} as const;

export const ruleHints = {
  percent:
    'Bij adviesprijs: -10 is 10 % minder. Bij netto: 40 is 40 % erbovenop; de btw komt daar vanzelf bij.',
  price: 'Van één hor, incl. btw.',
} as const;

export const roundingNames: Readonly<Record<Rounding, string>> = {
  cent: 'Op centen',
  half: 'Op halve euro’s',
  whole: 'Op hele euro’s',
};

export const discountChoices = {
  none: 'Geen korting',
  percent: 'Een percentage van het totaal',
  amount: 'Een bedrag incl. btw',
} as const;

export const discountValueHint = 'Een percentage zoals 5 of 7,5, of een bedrag zoals 50 of 62,50.';

/** 'netto + 40 %'. */
export function describeRule(rule: PriceRule): string {
  if (rule.kind === 'typed') return `getypt: ${formatEuro(rule.price)}`;
  if (rule.kind === 'net') return `netto + ${formatBasisPoints(rule.basisPoints)}`;
  if (rule.basisPoints === 0) return 'adviesprijs';
  return rule.basisPoints > 0
    ? `adviesprijs + ${formatBasisPoints(rule.basisPoints)}`
    : `adviesprijs − ${formatBasisPoints(-rule.basisPoints)}`;
}

export function describeDiscount(discount: QuoteDiscount | null): string {
  if (discount === null) return 'geen';
  return discount.kind === 'percent' ? formatBasisPoints(discount.basisPoints) : formatEuro(discount.amount);
}
