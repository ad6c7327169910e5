import type { Amounts, InitAnswer, TotalSizes, ValidateAnswer } from '#contract/configurator-answer.ts';
import type { AssessedSize, Assessment, PriceTotals } from '#domain/configuration/assessment.ts';
import { isQuickOrder } from '#domain/configuration/device.ts';
import { measureInUnit } from '#domain/measure/format-measure.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { type Cents, decimalString, times, zero } from '#domain/money/cents.ts';
import type { ProductText } from '#text/products/product-text.ts';
import { presentPresumptions } from './present-presumptions.ts';
import { presentNotices, type ToldRefusal } from './present-problems.ts';
import { presentSpecifications, writeSpecifications } from './present-specification.ts';
import { readingOf } from './shown-reading.ts';
import { type Json, writeAnswer } from './written-step.ts';

/** The answer to init, for a page that knows it already: what there is to choose before anything is. */
export function presentInit(assessment: Assessment, text: ProductText): InitAnswer {
  return {
    ...presentBeginning(assessment, text),
    product_specifications: presentSpecifications(assessment, text),
  };
}

/** The same as JSON. */
export function writeInit(assessment: Assessment, text: ProductText): Json {
  return writeAnswer(presentBeginning(assessment, text), writeSpecifications(assessment, text).steps);
}

/** The answer to validate-state when nothing is wrong. */
export function writeState(assessment: Assessment, text: ProductText): Json {
  const { steps, summary } = writeSpecifications(assessment, text);
  const head: Omit<ValidateAnswer, 'product_specifications'> = {
    ...presentBeginning(assessment, text),
    complete: assessment.isComplete,
    cart_string: { summary, products: cartString(assessment) },
  };
  return writeAnswer(head, steps);
}

/** What is refused, beside the steps as they are now. */
export function writeRefusal(told: ToldRefusal, assessment: Assessment, text: ProductText): Json {
  return writeAnswer(told, writeSpecifications(assessment, text).steps);
}

function presentBeginning(
  assessment: Assessment,
  text: ProductText,
): Omit<InitAnswer, 'product_specifications'> {
  const { plan, customer, sizes } = assessment;
  const quick = isQuickOrder(plan.device);
  const perRow = (which: 'total' | 'expected') => {
    const rows = sizes.map((size) => presentSizes(size[which], customer.unit));
    return quick ? rows : (rows[0] ?? []);
  };
  return {
    price: {
      ...presentPrice(assessment.price),
      ...(quick && { rows: sizes.map(({ price, amount }) => presentRow(price, amount)) }),
    },
    calculated_total_sizes: perRow('total'),
    expected_total_sizes: perRow('expected'),
    expected_if: presentPresumptions(assessment, text),
    ...(quick && {
      expected_row_prices: sizes.map(({ expectedPrice, amount }) => presentRow(expectedPrice, amount)),
    }),
    messages: presentNotices(assessment, text),
    meta: { space_bottom: chosenBottom(assessment), amount: assessment.amount },
    delivery_date: assessment.deliveryDate,
    ga_messages: [],
  };
}

function presentPrice({ unit, advice, total, totalAdvice }: PriceTotals): Amounts {
  return {
    price: decimalString(unit),
    adviesPrijs: decimalString(advice),
    totalPrice: decimalString(total),
    totalAdviesPrijs: decimalString(totalAdvice),
  };
}

/** A row without a size that can be made costs nothing yet. */
function presentRow(price: AssessedSize['price'], amount: number): Amounts {
  const of = (each: Cents) => times(each, amount);
  const { unit, advice } = price ?? { unit: zero, advice: zero };
  return presentPrice({ unit, advice, total: of(unit), totalAdvice: of(advice) });
}

function presentSizes({ width, height }: AssessedSize['total'], unit: Unit): TotalSizes {
  return [
    { name: 'width_total', value: width === null ? null : measureInUnit(width, unit) },
    { name: 'height_total', value: height === null ? null : measureInUnit(height, unit) },
  ];
}

function chosenBottom({ steps }: Assessment): string | null {
  for (const { fields } of steps) {
    for (const { field, chosen } of fields) {
      if (field.kind === 'space' && field.side === 'bottom' && typeof chosen === 'string') return chosen;
    }
  }
  return null;
}

/** Comes back with add and update. The answers are assessed again: all it tells is in which reading they were shown. */
function cartString({ plan, priceList, amount, price, customer }: Assessment): string {
  return `${plan.product.code}.${priceList.version}.${amount}.${price.total}.${readingOf(customer)}`;
}
