import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, zero } from '../money/cents.ts';
import { conversionOf } from './conversion.ts';

it('R13.4 the share that became an order, in number and in amount', () => {
  const sent = { count: 3, amount: cents(1000_00) };
  const ordered = { count: 1, amount: cents(125_50) };
  expect(conversionOf(sent, ordered)).toEqual({ sent, ordered, inNumber: 3333, inAmount: 1255 });
});

it('R13.4 of nothing there is no share', () => {
  const nothing = { count: 0, amount: zero };
  expect(conversionOf(nothing, nothing)).toMatchObject({ inNumber: null, inAmount: null });
});

it('R13.4 a share is never less than nothing or more than all', () => {
  const part = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(part, part, (ordered, open) => {
      const { inNumber, inAmount } = conversionOf(
        { count: ordered + open, amount: cents(ordered + open) },
        { count: ordered, amount: cents(ordered) },
      );
      expect(inNumber).toBe(inAmount);
      expect(inNumber ?? 0).toBeGreaterThanOrEqual(0);
      expect(inNumber ?? 0).toBeLessThanOrEqual(100_00);
    }),
  );
});
