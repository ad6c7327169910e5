import { deliveryDate } from '../delivery/delivery-date.ts';
import { seasonOn } from '../delivery/season.ts';
import type { Workshop } from '../delivery/workshop.ts';
import { millimetres } from '../measure/millimetres.ts';
import { cents, times, zero } from '../money/cents.ts';
import { type Discount, discountFor, netPrice } from '../pricing/discount.ts';
import { lowestPrice, type PriceList } from '../pricing/price-list.ts';
import { deliveryDays } from '../product/delivery.ts';
import type { Notice } from '../product/finding.ts';
import type { Product, Range } from '../product/product.ts';
import { type Added, possibleMountings, presumptions } from './allowance.ts';
import type { Answers } from './answers.ts';
import { assessSize } from './assess-size.ts';
import type { AssessedSize, Assessment, Customer, PriceTotals, Problem } from './assessment.ts';
import { checkRule, type Outcome } from './check-rule.ts';
import { type Device, isQuickOrder } from './device.ts';
import { gatherAnswers } from './gather-answers.ts';
import { type Plan, planFor } from './plan.ts';
import { problemAt } from './problem.ts';

export type AssessmentInput = {
  readonly product: Product;
  readonly priceList: PriceList;
  readonly customer: Customer;
  readonly device: Device;
  readonly answers: Answers;
  /** How many of them, where that is no answer of its own. */
  readonly amount: number;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  readonly workshop: Workshop;
};

/** What the answers so far amount to: what to ask now, what it measures and costs, and what is wrong with it. */
export function assess(input: AssessmentInput): Assessment {
  const { product, priceList, customer, device, answers, today, workshop } = input;
  const plan = planFor(product, device, customer.totalMeasures);
  const gathered = gatherAnswers(plan, answers, customer.unit, wholeAmount(input.amount));
  const mountings = possibleMountings(plan, gathered);
  const [standard] = mountings;
  const problems: Problem[] = [...gathered.problems];
  const notices = new Map<string, Notice>();
  const inform = (notice: Notice) => notices.set(JSON.stringify(notice), notice);
  const outcomeOf = (row: number | null): Outcome => ({
    refuse: (finding, at) => problems.push(problemAt(...placeOf(plan, at), finding, row)),
    inform,
  });

  for (const rule of plan.sharedRules) checkRule(rule, gathered, outcomeOf(null));
  const discount = discountFor(customer.discounts, product.code);
  const shared = { plan, gathered, mountings, priceList, discount };
  const sizes = gathered.sizes.map((size, index) => {
    const row = isQuickOrder(device) ? index : null;
    return assessSize(shared, size, row, outcomeOf(row));
  });

  const { season } = workshop;
  const { colour, unanswered } = gathered;
  const isComplete = unanswered.length === 0 && problems.length === 0;
  if (colour?.role === 'custom') inform({ code: 'ral_instelkosten', ral: colour.label });
  const period = seasonOn(today, season);
  if (period !== null) inform({ code: 'seizoen', ...period, days: season.extraDays });
  if (isComplete) inform({ code: 'maatwerk_retour' });
  const days = colour === null ? null : deliveryDays(product.extraDeliveryDays, colour.role, today, season);
  return {
    plan,
    customer,
    today,
    workshop,
    priceList,
    discount,
    steps: gathered.steps,
    sizes,
    presumptions: presumptions(plan, gathered),
    ranges: {
      width: rangeOf(product.limits.width, standard.width),
      height: rangeOf(product.limits.height, standard.height),
    },
    price: totalPrice(sizes, priceList, discount),
    amount: amountOf(sizes),
    colour,
    deliveryDays: days,
    deliveryDate:
      days === null ? null : deliveryDate({ from: today, days, country: customer.deliveryCountry }, workshop),
    problems: inStepOrder(problems, plan),
    notices: [...notices.values()],
    unanswered,
    isComplete,
  };
}

/** R5.3: at least one, decimals dropped. */
function wholeAmount(amount: number): number {
  return Math.max(Math.trunc(amount) || 1, 1);
}

function placeOf(plan: Plan, at: string | 'size'): [step: string, field: string | null] {
  if (at === 'size') return [plan.sizeStep, null];
  return [plan.homes.get(at) ?? plan.sizeStep, at];
}

function rangeOf(limits: Range, { expected }: Added) {
  return { min: millimetres(limits.min - expected), max: millimetres(limits.max - expected) };
}

function totalPrice(sizes: readonly AssessedSize[], list: PriceList, discount: Discount): PriceTotals {
  const priced = sizes.filter((size) => size.price !== null);
  const first = sizes[0]?.price ?? priced[0]?.price;
  if (first === undefined || first === null) return fromPrice(sizes, list, discount);
  let total = 0;
  let totalAdvice = 0;
  for (const { price, amount } of priced) {
    total += (price?.unit ?? 0) * amount;
    totalAdvice += (price?.advice ?? 0) * amount;
  }
  return { unit: first.unit, advice: first.advice, total: cents(total), totalAdvice: cents(totalAdvice) };
}

function fromPrice(sizes: readonly AssessedSize[], list: PriceList, discount: Discount): PriceTotals {
  const advice = lowestPrice(list) ?? zero;
  const unit = netPrice(advice, discount);
  const amount = amountOf(sizes);
  return { unit, advice, total: times(unit, amount), totalAdvice: times(advice, amount) };
}

function amountOf(sizes: readonly AssessedSize[]): number {
  return sizes.reduce((sum, { amount }) => sum + amount, 0);
}

function inStepOrder(problems: readonly Problem[], plan: Plan): readonly Problem[] {
  if (problems.length < 2) return problems;
  const order = ({ step }: Problem) => plan.order.get(step) ?? 0;
  return problems.toSorted((one, other) => order(one) - order(other) || (one.row ?? 0) - (other.row ?? 0));
}
