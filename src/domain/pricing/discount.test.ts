import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { type DiscountGroup, discountFor, discountGroups, netPrice, wholePrice } from './discount.ts';
import { discountsOn, type GroupStep, type OwnStep, stepOn } from './discount-steps.ts';

const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const advices = fc.integer({ min: 0, max: 500_000_00 }).map(cents);

// As it stood in the code before percentages had a start day.
const formerPercent = { A: 42, B: 38, C: 32 } as const satisfies Record<DiscountGroup, number>;
function formerNetPrice(advice: number, group: DiscountGroup): number {
  return Math.floor((2 * (advice * (100 - formerPercent[group])) + 121) / 242);
}

describe('netPrice', () => {
  it('R11.5 asks what it asked before, to the cent', () => {
    fc.assert(
      fc.property(advices, fc.constantFrom(...discountGroups), (advice, group) => {
        const basisPoints = formerPercent[group] * 100;
        expect(netPrice(advice, { basisPoints })).toBe(formerNetPrice(advice, group));
      }),
    );
  });

  it('R11.5 falls as the discount rises, from the whole price to nothing', () => {
    fc.assert(
      fc.property(advices, fc.integer({ min: 0, max: wholePrice - 1 }), (advice, basisPoints) => {
        const more = netPrice(advice, { basisPoints: basisPoints + 1 });
        expect(more).toBeLessThanOrEqual(netPrice(advice, { basisPoints }));
      }),
    );
    expect(netPrice(cents(121_00), { basisPoints: 0 })).toBe(100_00);
    expect(netPrice(cents(121_00), { basisPoints: wholePrice })).toBe(0);
    expect(netPrice(cents(168_00), { basisPoints: 38_25 })).toBe(85_74);
  });
});

describe('stepOn', () => {
  const steps = fc.uniqueArray(fc.record({ id: fc.nat(40), validFrom: dates }), { selector: ({ id }) => id });

  it('R11.5 gives the latest start, and of one day the step written last', () => {
    fc.assert(
      fc.property(steps, dates, (given, day) => {
        const [expected = null] = given
          .filter(({ validFrom }) => validFrom <= day)
          .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.id - a.id);
        expect(stepOn(given, day)).toEqual(expected);
      }),
    );
  });

  it('R11.5 a step that has yet to begin changes nothing before its day', () => {
    fc.assert(
      fc.property(steps, dates, dates, (given, day, start) => {
        fc.pre(start > day);
        expect(stepOn([...given, { id: 99, validFrom: start }], day)).toEqual(stepOn(given, day));
      }),
    );
  });
});

describe('an end', () => {
  const standing = { id: 1, validFrom: '2026-11-01' };
  const temporary = { id: 2, validFrom: '2026-11-10' };
  const end = { id: 3, validFrom: '2026-11-20', endOf: 2 };

  it('R11.5 ends its own step, and nothing when that is gone', () => {
    expect(stepOn([standing, temporary, end], '2026-11-20')).toBe(end);
    expect(stepOn([standing, end], '2026-11-20')).toBe(standing);
  });

  it.each([
    ['2026-11-10', 4, 4],
    ['2026-11-15', 4, 4],
    ['2026-11-20', 0, 0],
    ['2026-11-21', 0, 3],
  ])('R11.5 leaves what follows its step on %s alone, whichever was written first', (validFrom, id, held) => {
    const follower = { id, validFrom };
    expect(stepOn([standing, temporary, end, follower], '2026-11-20')?.id).toBe(held);
  });
});

describe('discountsOn', () => {
  const groups: readonly GroupStep[] = [
    { id: 1, group: 'B', basisPoints: 38_00, validFrom: '2026-01-01' },
    { id: 2, group: 'A', basisPoints: 42_00, validFrom: '2026-01-01' },
    { id: 3, group: 'B', basisPoints: 36_50, validFrom: '2026-12-01' },
  ];
  const own: readonly OwnStep[] = [
    { id: 1, productCode: 'XX-100', basisPoints: 45_00, validFrom: '2026-11-10', endOf: null },
    { id: 2, productCode: 'XX-100', basisPoints: null, validFrom: '2026-12-10', endOf: 1 },
    { id: 3, productCode: 'YY-100', basisPoints: 0, validFrom: '2026-11-10', endOf: null },
  ];

  it.each([
    ['2026-11-09', 'XX-100', 'group', 38_00],
    ['2026-11-10', 'XX-100', 'own', 45_00],
    ['2026-12-09', 'XX-100', 'own', 45_00],
    ['2026-12-10', 'XX-100', 'group', 36_50],
    ['2026-11-10', 'YY-100', 'own', 0],
    ['2026-11-30', 'ZZ-100', 'group', 38_00],
    ['2026-12-01', 'ZZ-100', 'group', 36_50],
  ])('R11.5 on %s %s has the %s discount of %i', (day, code, kind, basisPoints) => {
    const discounts = discountsOn(groups, 'B', own, day);
    expect(discounts && discountFor(discounts, code)).toMatchObject({ kind, basisPoints });
  });

  it('R11.5 what is no product goes by the group, whatever else was agreed', () => {
    expect(discountsOn(groups, 'B', own, '2026-11-10')?.group).toEqual({
      kind: 'group',
      group: 'B',
      basisPoints: 38_00,
    });
  });

  it('R11.5 a group without a percentage has no price rather than the whole one', () => {
    expect(discountsOn(groups, 'C', own, '2026-11-10')).toBeNull();
    expect(discountsOn(groups, 'B', own, '2025-12-31')).toBeNull();
  });
});
