import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalString, divideHalfUp, sum, times } from './cents.ts';

describe('cents', () => {
  it('refuses a fraction of a cent', () => {
    expect(() => cents(0.5)).toThrow(RangeError);
  });

  it.each([
    [8608, '86.08'],
    [0, '0.00'],
    [5, '0.05'],
    [50400, '504.00'],
    [-1205, '-12.05'],
    [123456789, '1234567.89'],
  ])('writes %i as %s', (amount, expected) => {
    expect(decimalString(cents(amount))).toBe(expected);
  });

  it('adds and multiplies exactly', () => {
    expect(sum([cents(10), cents(20), cents(5)])).toBe(35);
    expect(sum([])).toBe(0);
    expect(times(cents(8608), 3)).toBe(25824);
  });

  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [24, 10, 2],
    [25, 10, 3],
    [0, 121, 0],
  ])('%i / %i rounds half up to %i', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it('divides to the nearest whole number', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 10_000 }), (numerator, denominator) => {
        const quotient = divideHalfUp(numerator, denominator);
        expect(2 * quotient * denominator - 2 * numerator).toBeGreaterThan(-denominator);
        expect(2 * quotient * denominator - 2 * numerator).toBeLessThanOrEqual(denominator);
      }),
    );
  });
});
