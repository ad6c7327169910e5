import type { Customer } from '#domain/configuration/assessment.ts';
import type { GeneralFinding, GeneralNotice } from '#domain/product/finding.ts';
import type { FindingCodeOf } from '#domain/product/product.ts';
import type { CatalogueProduct, ProductCode } from '../index.ts';
import type { answersWith } from './configurator.ts';

export type Changes = Parameters<typeof answersWith>[1];

/** Everything that a message can be called. */
export type MessageCode = (GeneralFinding | GeneralNotice)['code'] | FindingCodeOf<CatalogueProduct>;

/** A rule, a case that trips it, and one beside it that just does not. */
export type RuleCase = {
  readonly code: ProductCode;
  readonly rule: MessageCode;
  readonly at?: string;
  readonly trips: Changes;
  readonly passes: Changes;
  readonly customer?: Partial<Customer>;
};

export type RuleCases = {
  readonly refusals: readonly RuleCase[];
  readonly notices: readonly RuleCase[];
};

export const entersTotals = { totalMeasures: true } as const;

export function total(width: number, height: number) {
  return { maten: { width_total: String(width), height_total: String(height) } };
}

/** The same for a product that asks its sizes with its spaces. */
export function allTotal(width: number, height: number) {
  return { alle_maten: { width_total: String(width), height_total: String(height) } };
}
