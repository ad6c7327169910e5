import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devices } from '#domain/configuration/device.ts';
import { answersInUnit, holdsTotalMeasures, keptAnswers } from '#domain/configuration/kept-answers.ts';
import { planFor } from '#domain/configuration/plan.ts';
import { applyPreset, presetOf } from '#domain/configuration/preset.ts';
import { configurations, customers, sentBy } from './testing/configurations.ts';
import { configure } from './testing/configurator.ts';

const numRuns = 100;

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
