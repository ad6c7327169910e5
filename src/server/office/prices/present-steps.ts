import type { DiscountStepData, PriceVersionData } from '#contract/office/prices.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/pricing/discount.ts';
import type { Step } from '#domain/pricing/discount-steps.ts';
import { inForce } from '#domain/pricing/in-force.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';

/** '38.50' of 3850. */
export function percentOf(points: BasisPoints): string {
  return decimalString(cents(points));
}

/** The versions of one product, the latest first. */
export function versionsOf(
  lists: readonly PriceList[],
  productCode: string,
  today: string,
): readonly PriceVersionData[] {
  const series = lists.filter((list) => list.productCode === productCode);
  const steps = series.map(({ version, validFrom }) => ({ id: version, validFrom }));
  return inForce(steps, today).map(({ step, until, state }) => ({
    version: step.id,
    validFrom: step.validFrom,
    until,
    state,
  }));
}

type Discounted = Step & { readonly basisPoints: BasisPoints | null };

/** The steps of one series, the latest first. */
export function stepsData(series: readonly Discounted[], today: string): readonly DiscountStepData[] {
  return inForce(series, today).map(({ step, until, state }) => ({
    id: step.id,
    percent: step.basisPoints === null ? null : percentOf(step.basisPoints),
    validFrom: step.validFrom,
    until,
    state,
  }));
}
