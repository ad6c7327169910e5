import type { Discount } from '../pricing/discount.ts';
import { priceScreen } from '../pricing/price.ts';
import type { PriceList } from '../pricing/price-list.ts';
import type { Finding } from '../product/finding.ts';
import type { Added, Mounting } from './allowance.ts';
import type { AssessedSize, Problem } from './assessment.ts';
import { checkLimits } from './check-limits.ts';
import { checkRule, type Outcome } from './check-rule.ts';
import type { Gathered } from './gather-answers.ts';
import type { Plan } from './plan.ts';
import { reachOf, settled } from './reach.ts';
import type { TypedSize } from './read-rows.ts';

/** What all sizes of one configuration share. */
export type Shared = {
  readonly plan: Plan;
  readonly gathered: Gathered;
  readonly mountings: readonly [Mounting, ...Mounting[]];
  readonly priceList: PriceList;
  readonly discount: Discount;
};

const axes = ['width', 'height'] as const;

/** Measures, tests and prices one size; what is wrong with it goes to `outcome`. */
export function assessSize(
  { plan, gathered, mountings, priceList, discount }: Shared,
  size: TypedSize,
  row: number | null,
  outcome: Outcome,
): AssessedSize {
  const reach = reachOf(size.typed, mountings);
  const total = { width: settled(reach.width), height: settled(reach.height) };
  let canBeMade = !gathered.problems.some((problem) => isAbout(problem, plan, row));
  let isRefused = false;
  const watched: Outcome = {
    ...outcome,
    refuse: (finding: Finding, at) => {
      isRefused = true;
      if (at === 'size' || plan.homes.get(at) === plan.sizeStep) canBeMade = false;
      outcome.refuse(finding, at);
    },
  };
  for (const axis of axes) {
    const span = reach[axis];
    const finding = span && checkLimits(axis, span, plan.product.limits[axis]);
    if (finding !== null) watched.refuse(finding, plan.measures[axis]);
  }
  for (const rule of plan.sizeRules) checkRule(rule, gathered, watched, reach);
  // Once all that adds to the opening is answered, nothing is expected but what has just been judged.
  const isKnown = mountings.length === 1 && isExact(mountings[0].width) && isExact(mountings[0].height);
  const asJudged = isRefused ? unexpected : total;
  const expected = isKnown ? asJudged : expectedSize(size.typed, plan, gathered, mountings[0]);
  const priceOf = ({ width, height }: AssessedSize['total']) =>
    canBeMade && width !== null && height !== null
      ? priceScreen(priceList, discount, width, height, gathered.surcharges)
      : null;
  const price = priceOf(total);
  return { ...size, total, expected, price, expectedPrice: expected === total ? price : priceOf(expected) };
}

const unexpected: AssessedSize['expected'] = { width: null, height: null };

/** Not refused is not made: what another way of mounting could still save is no size to count on. */
function expectedSize(
  typed: TypedSize['typed'],
  plan: Plan,
  gathered: Gathered,
  standard: Mounting,
): AssessedSize['expected'] {
  const reach = reachOf(typed, [{ width: asExpected(standard.width), height: asExpected(standard.height) }]);
  let canBeMade = axes.every((axis) => {
    const span = reach[axis];
    return span === null || checkLimits(axis, span, plan.product.limits[axis]) === null;
  });
  const judged: Outcome = {
    refuse: () => {
      canBeMade = false;
    },
    inform: () => undefined,
  };
  for (const rule of plan.sizeRules) if (canBeMade) checkRule(rule, gathered, judged, reach);
  return canBeMade ? { width: settled(reach.width), height: settled(reach.height) } : unexpected;
}

function isExact({ least, most, expected }: Added): boolean {
  return least === expected && most === expected;
}

function asExpected({ expected }: Added): Added {
  return { least: expected, most: expected, expected };
}

function isAbout(problem: Problem, plan: Plan, row: number | null): boolean {
  return problem.step === plan.sizeStep && (problem.row === row || problem.row === null);
}
