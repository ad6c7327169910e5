import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '../money/cents.ts';
import { type PriceRule, type Rounding, roundings, ruleLimits, sellingPrice } from './selling-price.ts';

const example = { unitPrice: cents(86_08), advicePrice: cents(168_00) };

describe('R13.2 what a dealer asks for a screen, incl. VAT', () => {
  it.each<[PriceRule, Rounding, number]>([
    [{ kind: 'advice', basisPoints: 0 }, 'cent', 168_00],
    [{ kind: 'advice', basisPoints: -10_00 }, 'cent', 151_20],
    [{ kind: 'advice', basisPoints: 7_50 }, 'cent', 180_60],
    [{ kind: 'advice', basisPoints: 7_50 }, 'half', 180_50],
    [{ kind: 'advice', basisPoints: 7_50 }, 'whole', 181_00],
    // 86,08 × 1,21 = 104,1568.
    [{ kind: 'net', basisPoints: 0 }, 'cent', 104_16],
    // 86,08 × 1,4 × 1,21 = 145,81952.
    [{ kind: 'net', basisPoints: 40_00 }, 'cent', 145_82],
    [{ kind: 'net', basisPoints: 40_00 }, 'half', 146_00],
    [{ kind: 'net', basisPoints: 40_00 }, 'whole', 146_00],
    // A typed price is what was typed, however the rest is rounded.
    [{ kind: 'typed', price: cents(199_95) }, 'whole', 199_95],
    [{ kind: 'typed', price: cents(0) }, 'cent', 0],
  ])('%j rounded to %s is %i', (rule, rounding, price) => {
    expect(sellingPrice(example, rule, rounding)).toBe(price);
  });

  it.each<[string, number, Rounding, number]>([
    ['half a cent goes up', 1_01, 'cent', 51],
    ['a quarter euro goes up to a half', 25_50, 'half', 13_00],
    ['just under a quarter goes down', 25_48, 'half', 12_50],
    ['half a euro goes up to a whole one', 25_00, 'whole', 13_00],
  ])('%s', (_words, advicePrice, rounding, price) => {
    const rule = { kind: 'advice', basisPoints: -50_00 } as const;
    expect(sellingPrice({ ...example, advicePrice: cents(advicePrice) }, rule, rounding)).toBe(price);
  });

  it('is rounded once: by way of cents it would be another euro', () => {
    // 12,4959 is 12,50 in cents, and by way of that 13; it is less than twelve and a half.
    const screen = { unitPrice: cents(0), advicePrice: cents(12_34) };
    const rule = { kind: 'advice', basisPoints: 1_26 } as const;
    expect(sellingPrice(screen, rule, 'cent')).toBe(12_50);
    expect(sellingPrice(screen, rule, 'whole')).toBe(12_00);
  });
});

// As dear as a screen can be, and far beyond.
const money = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents);
const prices = fc.record({ unitPrice: money, advicePrice: money });
const percentOf = (kind: 'advice' | 'net') =>
  fc.integer({ min: ruleLimits[kind].least, max: ruleLimits[kind].most });
const shared = fc.oneof(
  percentOf('advice').map((basisPoints) => ({ kind: 'advice', basisPoints }) as const),
  percentOf('net').map((basisPoints) => ({ kind: 'net', basisPoints }) as const),
);
const rounding = fc.constantFrom(...roundings);
const steps = { cent: 1n, half: 50n, whole: 100n } as const;

/** The same in fractions of whole numbers without end. */
function readAgain(
  { unitPrice, advicePrice }: { unitPrice: Cents; advicePrice: Cents },
  rule: Exclude<PriceRule, { kind: 'typed' }>,
  to: Rounding,
): bigint {
  const factor = 10_000n + BigInt(rule.basisPoints);
  const [over, under] =
    rule.kind === 'advice'
      ? [BigInt(advicePrice) * factor, 10_000n]
      : [BigInt(unitPrice) * factor * 121n, 10_000n * 100n];
  const step = under * steps[to];
  return ((2n * over + step) / (2n * step)) * steps[to];
}

describe('R13.2 for any price, rule and rounding', () => {
  it('is what the rule says, to the cent', () => {
    fc.assert(
      fc.property(prices, shared, rounding, (screen, rule, to) => {
        expect(BigInt(sellingPrice(screen, rule, to))).toBe(readAgain(screen, rule, to));
      }),
      { numRuns: 300 },
    );
  });

  it('is never below zero, and a whole number of its steps', () => {
    fc.assert(
      fc.property(prices, shared, rounding, (screen, rule, to) => {
        const price = sellingPrice(screen, rule, to);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(BigInt(price) % steps[to]).toBe(0n);
      }),
    );
  });

  it('does not fall when the percentage or the price it is made of rises', () => {
    fc.assert(
      fc.property(
        prices,
        shared,
        rounding,
        fc.nat(1000),
        fc.nat(100_00),
        (screen, rule, to, more, dearer) => {
          const price = sellingPrice(screen, rule, to);
          const higher = { ...rule, basisPoints: rule.basisPoints + more };
          expect(sellingPrice(screen, higher, to)).toBeGreaterThanOrEqual(price);
          const dear = {
            unitPrice: cents(screen.unitPrice + dearer),
            advicePrice: cents(screen.advicePrice + dearer),
          };
          expect(sellingPrice(dear, rule, to)).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });

  it('is at most half a step from what it would be in cents', () => {
    fc.assert(
      fc.property(prices, shared, rounding, (screen, rule, to) => {
        const apart = Math.abs(sellingPrice(screen, rule, to) - sellingPrice(screen, rule, 'cent'));
        expect(apart * 2).toBeLessThanOrEqual(Number(steps[to]) + 1);
      }),
    );
  });
});
