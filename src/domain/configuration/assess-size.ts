import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { DiscountGroup } from '../pricing/discount.ts';
import type { PriceList } from '../pricing/price-list.ts';
import { quote } from '../pricing/quote.ts';
import type { Axis } from '../product/field.ts';
import type { Finding } from '../product/finding.ts';
import type { Added } from './allowance.ts';
import type { AssessedSize, Problem } from './assessment.ts';
import { checkLimits } from './check-limits.ts';
import { checkRule, type Outcome } from './check-rule.ts';
import type { Gathered } from './gather-answers.ts';
import type { Plan } from './plan.ts';
import type { TypedSize } from './read-rows.ts';

/** What all sizes of one configuration share. */
export type Shared = {
  readonly plan: Plan;
  readonly gathered: Gathered;
  readonly added: Readonly<Record<Axis, Added>>;
  readonly priceList: PriceList;
  readonly discountGroup: DiscountGroup;
};

/** Measures, tests and prices one size; what is wrong with it goes to `outcome`. */
export function assessSize(
  { plan, gathered, added, priceList, discountGroup }: Shared,
  size: TypedSize,
  row: number | null,
  outcome: Outcome,
): AssessedSize {
  const { limits } = plan.product;
  const { width, height } = size.typed;
  const total = { width: totalOf(width, added.width), height: totalOf(height, added.height) };
  let canBeMade = !gathered.problems.some((problem) => isAbout(problem, plan, row));
  const watched: Outcome = {
    ...outcome,
    refuse: (finding: Finding, at) => {
      if (at === 'size' || plan.homes.get(at) === plan.sizeStep) canBeMade = false;
      outcome.refuse(finding, at);
    },
  };
  if (width !== null) {
    const finding = checkLimits('width', width, added.width, limits.width);
    if (finding !== null) watched.refuse(finding, plan.measures.width);
  }
  if (height !== null) {
    const finding = checkLimits('height', height, added.height, limits.height);
    if (finding !== null) watched.refuse(finding, plan.measures.height);
  }
  for (const rule of plan.sizeRules) checkRule(rule, gathered, watched, total);
  const price =
    canBeMade && total.width !== null && total.height !== null
      ? quote(priceList, discountGroup, total.width, total.height, gathered.surcharges)
      : null;
  return { ...size, total, price };
}

function totalOf(typed: Millimetres | null, { least, most }: Added): Millimetres | null {
  return typed === null || least !== most ? null : millimetres(typed + most);
}

function isAbout(problem: Problem, plan: Plan, row: number | null): boolean {
  return problem.step === plan.sizeStep && (problem.row === row || problem.row === null);
}
