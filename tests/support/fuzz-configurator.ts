import fc from 'fast-check';
import { type CatalogueProduct, products } from '#catalogue/index.ts';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { priceListOf, validAnswers } from '#catalogue/testing/configurator.ts';
import { refusal, validateAnswer } from '#contract/configurator-answer.ts';
import { decodeRequest } from '#contract/configurator-request.ts';
import { assess } from '#domain/configuration/assess.ts';
import type { Assessment, Customer } from '#domain/configuration/assessment.ts';
import { devices } from '#domain/configuration/device.ts';
import { firstWorkshop } from '#domain/delivery/workshop.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import type { Field } from '#domain/product/field.ts';
import { writeRefusal, writeState } from '#server/product/present-assessment.ts';
import { presentRefusal } from '#server/product/present-problems.ts';
import { productText } from '#server/product/product-text.ts';

/** Sends arbitrary bodies through everything the validate route does; throws on the first that is not answered. */
export function fuzzConfigurator(numRuns: number): void {
  const requests = fc.oneof(...products.map((product) => bodies(product).map((body) => ({ product, body }))));
  fc.assert(
    fc.property(customers, requests, (customer, { product, body }) => {
      answer(product, customer, JSON.parse(JSON.stringify(body)));
    }),
    { numRuns },
  );
}

function answer(product: CatalogueProduct, customer: Customer, body: unknown): void {
  const request = decodeRequest(body);
  if (request === null) return;
  const { device, answers, amount } = request;
  const priceList = priceListOf(product.code);
  const assessment = assess({
    product,
    priceList,
    customer,
    device,
    answers,
    amount,
    today: '2026-05-01',
    workshop: firstWorkshop,
  });
  const text = productText(product);
  const refused = presentRefusal(assessment, text, { wantsToOrder: true });
  if (refused !== null) refusal.parse(JSON.parse(writeRefusal(refused, assessment, text).toString()));
  if (assessment.problems.length === 0)
    validateAnswer.parse(JSON.parse(writeState(assessment, text).toString()));
  checkPromises(assessment);
}

function checkPromises({ isComplete, problems, unanswered, sizes, price }: Assessment): void {
  const isPriced = sizes.every((size) => size.price !== null);
  if (isComplete !== (problems.length === 0 && unanswered.length === 0))
    throw new Error('complete without being so');
  if (isComplete && !isPriced) throw new Error('complete without a price');
  if (!(price.total >= 0 && Number.isSafeInteger(price.totalAdvice))) throw new Error('no amount of money');
}

const customers: fc.Arbitrary<Customer> = fc.record({
  unit: fc.constantFrom('mm', 'cm'),
  totalMeasures: fc.boolean(),
  discounts: fc.constantFrom(...discountGroups).map(initialDiscountsOf),
  deliveryCountry: fc.constantFrom('NL', 'BE'),
});

const names = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'maten', 'x');
const scalars = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1',
    '2',
    'A',
    '1,2',
    '1,2,3,4',
    'RAL 6005',
    'RAL 1026',
    '[]',
    '["900"]',
    '{}',
    '1e3',
  ),
  fc.string(),
  fc.nat(5000),
  fc.double(),
  fc.integer({ min: 150, max: 4000 }).map(String),
  fc.constantFrom('9'.repeat(100_000), ','.repeat(5000)),
);
const garbage = fc.oneof(
  { weight: 3, arbitrary: scalars },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const lists = fc
  .array(fc.oneof(scalars, fc.constant(null)), { maxLength: 5 })
  .map((list) => JSON.stringify(list));

function bodies(product: CatalogueProduct): fc.Arbitrary<unknown> {
  const meta = fc.record(
    { device: fc.constantFrom(...devices), amount: garbage, customer_id: garbage, price: garbage },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.record({ meta: fc.jsonValue(), specs: fc.dictionary(names, garbage) }) },
    { weight: 6, arbitrary: fc.record({ meta, specs: specs(product) }, { requiredKeys: [] }) },
  );
}

/** Mostly answered steps, some spoilt: garbage alone would never reach the rules behind the first check. */
function specs(product: CatalogueProduct): fc.Arbitrary<unknown> {
  const valid: Readonly<Record<string, unknown>> = validAnswers[product.code];
  const ofStep = Object.fromEntries(
    product.steps.map((step) => [
      step.key,
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(valid[step.key]) },
        { weight: 4, arbitrary: fields(step.fields) },
        { weight: 1, arbitrary: garbage },
        { weight: 1, arbitrary: fc.dictionary(names, garbage) },
      ),
    ]),
  );
  const rows = fc.record({ width_opening: lists, height_opening: lists, user_amount: lists, room: lists });
  return fc
    .tuple(fc.record(ofStep), fc.option(rows, { freq: 2 }), fc.dictionary(names, garbage, { maxKeys: 2 }))
    .map(([answered, sizes, extra]) => ({
      ...extra,
      ...answered,
      ...(sizes === null ? {} : { maten: sizes }),
    }));
}

function fields(of: readonly Field[]): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(of.map((field) => [field.name, values(field)])), { requiredKeys: [] });
}

function values(field: Field): fc.Arbitrary<unknown> {
  const listed =
    field.kind === 'space'
      ? [...field.values.map(String), 'A']
      : 'options' in field
        ? field.options
        : ['1', '500', '1500'];
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...listed) }, { weight: 1, arbitrary: garbage });
}
