import fc from 'fast-check';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import type { Device } from '#domain/configuration/device.ts';
import { answersInUnit } from '#domain/configuration/kept-answers.ts';
import { planFor } from '#domain/configuration/plan.ts';
import { discountGroups, wholePrice } from '#domain/pricing/discount.ts';
import { type Field, spaceChoices } from '#domain/product/field.ts';
import type { Product } from '#domain/product/product.ts';
import { type CatalogueProduct, products } from '../index.ts';
import { initialDiscountsOf } from '../initial-discounts.ts';

/** For tests: any configuration of any product, by any customer. */

export const customers: fc.Arbitrary<Customer> = fc.record({
  unit: fc.constantFrom('mm', 'cm'),
  totalMeasures: fc.boolean(),
  discounts: fc.record({
    group: fc.constantFrom(...discountGroups).map((group) => initialDiscountsOf(group).group),
    own: fc
      .dictionary(
        fc.constantFrom(...products.map(({ code }) => code)),
        fc.integer({ min: 0, max: wholePrice }),
        { maxKeys: 3 },
      )
      .map(
        (own) =>
          new Map(Object.entries(own).map(([code, basisPoints]) => [code, { kind: 'own', basisPoints }])),
      ),
  }),
  deliveryCountry: fc.constantFrom('NL', 'BE'),
});

export type Configuration = { readonly product: CatalogueProduct; readonly answers: Answers };

/** Any choice of any step; sizes from just too small to just too large, in millimetres. */
export const configurations: fc.Arbitrary<Configuration> = fc.oneof(
  ...products.map((product) => answersTo(product).map((answers) => ({ product, answers }))),
);

export function answersTo(product: Product): fc.Arbitrary<Answers> {
  return fc.record(Object.fromEntries(product.steps.map((step) => [step.key, fields(product, step.fields)])));
}

function fields(product: Product, of: readonly Field[]): fc.Arbitrary<Readonly<Record<string, string>>> {
  return fc
    .record(Object.fromEntries(of.map((field) => [field.name, values(product, field)])))
    .map((answers) => ({ ...answers, ...('color' in answers ? { color_type: '1' } : {}) }));
}

function values({ limits }: Product, field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'option':
      return fc.constantFrom(...field.options);
    case 'sides':
      return fc.subarray([...field.options]).map((sides) => sides.join(','));
    case 'space':
      return fc.constantFrom(...spaceChoices(field));
    case 'raise':
      return fc.integer({ min: 0, max: 41 }).map(String);
    case 'measure': {
      const { min, max } = limits[field.axis];
      return fc.integer({ min: min - 60, max: max + 10 }).map(String);
    }
    case 'colour':
      return fc.constantFrom(...field.colours.flatMap((colour) => ('label' in colour ? [colour.label] : [])));
    case 'text':
      return fc.constantFrom('', 'keuken', 'slaapkamer 2');
    case 'amount':
      return fc.integer({ min: 1, max: 10 }).map(String);
    case 'marker':
      return fc.constant('1');
  }
}

/** The same configuration as another device or customer would send it. */
export function sentBy(device: Device, customer: Customer, { product, answers }: Configuration): Answers {
  const plan = planFor(product, 'desktop', customer.totalMeasures);
  const size = answers[planFor(product, 'desktop', false).sizeStep] ?? {};
  const named = {
    ...answers,
    [plan.sizeStep]: {
      ...size,
      [plan.measures.width]: size['width_opening'] ?? null,
      [plan.measures.height]: size['height_opening'] ?? null,
    },
  };
  const spelled = answersInUnit(product, JSON.parse(JSON.stringify(named)), customer.unit);
  if (!device.startsWith('snel')) return spelled;
  const { [plan.measures.width]: width = '', [plan.measures.height]: height = '' } =
    spelled[plan.sizeStep] ?? {};
  const room = spelled['kenmerk']?.['room'] ?? '';
  return {
    ...spelled,
    maten: { width_opening: [width], height_opening: [height], user_amount: ['1'], room: [room] },
  };
}
