import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { agreedDiscount } from './agreed-discount.ts';
import type { Discount } from './discount.ts';

const first: readonly Discount[] = [
  { kind: 'group', group: 'A', basisPoints: 42_00 },
  { kind: 'group', group: 'B', basisPoints: 38_00 },
  { kind: 'group', group: 'C', basisPoints: 32_00 },
];

function aLine(advice: number, unit: number, basisPoints: number | null = null, group: 'A' | null = null) {
  return {
    advicePrice: cents(advice),
    unitPrice: cents(unit),
    discountBasisPoints: basisPoints,
    discountGroup: group,
  };
}

describe('agreedDiscount', () => {
  it('is what the line was ordered with, whatever the group gets by now', () => {
    const line = aLine(168_00, 84_69, 39_00, 'A');
    expect(agreedDiscount(line, first)).toEqual({ kind: 'group', group: 'A', basisPoints: 39_00 });
    expect(agreedDiscount(aLine(168_00, 86_08, 38_00), first)).toEqual({ kind: 'own', basisPoints: 38_00 });
  });

  it.each([
    ['the one that fits', 168_00, 86_08, 'B'],
    ['no guess where none fits', 168_00, 86_09, undefined],
    ['no guess where several fit', 1, 1, undefined],
  ])('of a line from before it was kept: %s', (_, advice, unit, group) => {
    const found = agreedDiscount(aLine(advice, unit), first);
    expect(found?.kind === 'group' ? found.group : undefined).toBe(group);
  });
});
