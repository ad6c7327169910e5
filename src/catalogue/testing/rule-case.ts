import type { Customer } from '#domain/configuration/assessment.ts';
import type { FindingCode, NoticeCode } from '#domain/product/finding.ts';
import type { ProductCode } from '../index.ts';
import type { answersWith } from './configurator.ts';

export type Changes = Parameters<typeof answersWith>[1];

/** A rule, a case that trips it, and one beside it that just does not. */
export type RuleCase<Code = FindingCode | NoticeCode> = {
  readonly code: ProductCode;
  readonly rule: Code;
  readonly at?: string;
  readonly trips: Changes;
  readonly passes: Changes;
  readonly customer?: Partial<Customer>;
};

export type RuleCases = {
  readonly refusals: readonly RuleCase<FindingCode>[];
  readonly notices: readonly RuleCase<NoticeCode>[];
};

export const entersTotals = { totalMeasures: true } as const;

export function total(width: number, height: number) {
  return { maten: { width_total: String(width), height_total: String(height) } };
}

/** The same for a product that asks its sizes with its spaces. */
export function allTotal(width: number, height: number) {
  return { alle_maten: { width_total: String(width), height_total: String(height) } };
}
