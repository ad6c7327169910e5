import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#domain/configuration/answers.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { type Device, devices } from '#domain/configuration/device.ts';
import { answersInUnit, holdsTotalMeasures, keptAnswers } from '#domain/configuration/kept-answers.ts';
import { planFor } from '#domain/configuration/plan.ts';
import { applyPreset, presetOf } from '#domain/configuration/preset.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import type { Field } from '#domain/product/field.ts';
import { type CatalogueProduct, products } from './index.ts';
import { configure } from './testing/configurator.ts';

const numRuns = 150;

const customers: fc.Arbitrary<Customer> = fc.record({
  unit: fc.constantFrom('mm', 'cm'),
  totalMeasures: fc.boolean(),
  discountGroup: fc.constantFrom(...discountGroups),
  deliveryCountry: fc.constantFrom('NL', 'BE'),
});

type Configuration = { readonly product: CatalogueProduct; readonly answers: Answers };

/** Any choice of any step; sizes from just too small to just too large, in millimetres. */
const configurations: fc.Arbitrary<Configuration> = fc.oneof(
  ...products.map((product) =>
    fc
      .record(Object.fromEntries(product.steps.map((step) => [step.key, fields(product, step.fields)])))
      .map((answers) => ({ product, answers })),
  ),
);

function fields(
  product: CatalogueProduct,
  of: readonly Field[],
): fc.Arbitrary<Readonly<Record<string, string>>> {
  return fc
    .record(Object.fromEntries(of.map((field) => [field.name, values(product, field)])))
    .map((answers) => ({ ...answers, ...('color' in answers ? { color_type: '1' } : {}) }));
}

function values({ limits }: CatalogueProduct, field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'option':
      return fc.constantFrom(...field.options);
    case 'sides':
      return fc.subarray([...field.options]).map((sides) => sides.join(','));
    case 'space':
      return fc.constantFrom(...field.values.map(String), ...(field.raisedBy === undefined ? [] : ['A']));
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
function sentBy(device: Device, customer: Customer, { product, answers }: Configuration): Answers {
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

const outcome = (assessment: ReturnType<typeof configure>) => ({
  sizes: assessment.sizes.map(({ total, price, label }) => ({ total, price, label })),
  findings: assessment.problems.map(({ finding }) => finding.code).toSorted(),
});

describe('for every configuration', () => {
  it('the price does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(configurations, fc.nat(), ({ product, answers }, seed) => {
        const shuffled = Object.entries(answers).toSorted(
          ([one], [other]) => hash(one, seed) - hash(other, seed),
        );
        expect(configure(product.code, Object.fromEntries(shuffled))).toEqual(
          configure(product.code, answers),
        );
      }),
      { numRuns },
    );
  });

  it('device and unit change neither size, price nor rules', () => {
    fc.assert(
      fc.property(
        configurations,
        customers,
        fc.constantFrom(...devices),
        (configuration, customer, device) => {
          const { code } = configuration.product;
          const inMillimetres = { ...customer, unit: 'mm' } as const;
          const one = configure(code, sentBy('desktop', inMillimetres, configuration), {
            customer: inMillimetres,
          });
          const other = configure(code, sentBy(device, customer, configuration), { customer, device });
          const { sizes, findings } = outcome(other);
          expect(sizes).toEqual(outcome(one).sizes);
          // Which unit a size was most likely typed in depends on the unit.
          const ofUnit = (name: string) => !name.startsWith('eenheid_');
          expect(findings.filter(ofUnit)).toEqual(outcome(one).findings.filter(ofUnit));
        },
      ),
      { numRuns },
    );
  });

  it('what a cart line keeps gives the same screen again, whatever unit its owner uses by then', () => {
    fc.assert(
      fc.property(
        configurations,
        customers,
        fc.constantFrom(...devices),
        fc.constantFrom('mm', 'cm'),
        (configuration, customer, device, unit) => {
          const { product } = configuration;
          const ordered = configure(product.code, sentBy(device, customer, configuration), {
            customer,
            device,
          });
          fc.pre(ordered.isComplete);
          const kept = keptAnswers(ordered, 0);
          const totalMeasures = holdsTotalMeasures(product, kept);
          expect(totalMeasures).toBe(customer.totalMeasures);
          const again = configure(product.code, answersInUnit(product, kept, unit), {
            customer: { ...customer, unit, totalMeasures },
          });
          expect(outcome(again)).toEqual(outcome(ordered));
          expect(keptAnswers(again, 0)).toEqual(kept);
        },
      ),
      { numRuns, maxSkipsPerRun: 1000 },
    );
  });

  it('R20.8 a preset of it, begun with on any screen in any unit, gives the same choices and nothing else', () => {
    const screens = fc.constantFrom(...devices);
    fc.assert(
      fc.property(
        configurations,
        customers,
        ...[screens, screens, fc.constantFrom('mm', 'cm'), fc.boolean()],
        (configuration, customer, from, to, unit, withSpaces) => {
          const { product } = configuration;
          const { code } = product;
          const ordered = configure(code, sentBy(from, customer, configuration), { customer, device: from });
          fc.pre(ordered.isComplete);
          const preset = presetOf(product, keptAnswers(ordered, 0), { withSpaces });
          const applied = applyPreset(product, preset, customer.totalMeasures);
          expect(applied).toEqual({ answers: preset, lost: [] });
          const begun = configure(code, answersInUnit(product, applied.answers, unit), {
            customer: { ...customer, unit },
            device: to,
          });
          expect(begun.problems).toEqual([]);
          expect(begun.sizes).toMatchObject([{ typed: { width: null, height: null }, label: '', amount: 1 }]);
          expect(keptAnswers(begun, 0)).toEqual(preset);
        },
      ),
      { numRuns, maxSkipsPerRun: 1000 },
    );
  });

  it('a wider or higher screen never costs less', () => {
    const grow = fc.nat(400);
    fc.assert(
      fc.property(configurations, grow, grow, ({ product, answers }, wider, higher) => {
        const totals = (width: number, height: number) => {
          const { sizeStep, measures } = planFor(product, 'desktop', true);
          const typed = { [measures.width]: String(width), [measures.height]: String(height) };
          const assessed = configure(
            product.code,
            { ...answers, [sizeStep]: typed },
            { customer: { totalMeasures: true } },
          );
          return assessed.sizes[0]?.price?.advice ?? null;
        };
        const { width, height } = product.limits;
        const small = totals(width.min + wider, height.min + higher);
        for (const large of [
          totals(width.min + 2 * wider, height.min + higher),
          totals(width.min + wider, height.min + 2 * higher),
        ]) {
          if (small !== null && large !== null) expect(large).toBeGreaterThanOrEqual(small);
        }
      }),
      { numRuns },
    );
  });

  it('is told the same twice', () => {
    fc.assert(
      fc.property(configurations, ({ product, answers }) => {
        expect(configure(product.code, answers)).toEqual(configure(product.code, answers));
      }),
      { numRuns: 50 },
    );
  });
});

function hash(text: string, seed: number): number {
  let value = seed;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003;
  return value;
}
