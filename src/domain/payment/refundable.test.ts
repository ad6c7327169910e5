import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum, zero } from '../money/cents.ts';
import { type Received, refundableOf, shareOut, totalRefundable } from './refundable.ts';

const received = (attemptId: string, amount: number, rest: Partial<Received> = {}): Received => ({
  attemptId,
  amount: cents(amount),
  chargedBack: zero,
  ownRefunds: zero,
  refundedElsewhere: zero,
  ...rest,
});

describe('what can be given back', () => {
  it.each([
    ['all of it', {}, 100],
    ['what we have not given back', { ownRefunds: cents(30) }, 70],
    ['what was not given back elsewhere', { ownRefunds: cents(30), refundedElsewhere: cents(50) }, 20],
    ['nothing of what the bank took back', { chargedBack: cents(100) }, 0],
    ['never less than nothing', { chargedBack: cents(100), ownRefunds: cents(30) }, 0],
  ] as const)('%s', (_case, rest, expected) => {
    expect(refundableOf(received('a', 100, rest))).toBe(expected);
  });

  it('is taken from one payment after the other', () => {
    const both = [received('a', 100, { ownRefunds: cents(40) }), received('b', 50)];
    expect(shareOut(cents(80), both)).toEqual([
      { attemptId: 'a', amount: 60 },
      { attemptId: 'b', amount: 20 },
    ]);
    expect(shareOut(cents(110), both)).toEqual([
      { attemptId: 'a', amount: 60 },
      { attemptId: 'b', amount: 50 },
    ]);
    expect(shareOut(cents(111), both)).toBeNull();
  });

  it('comes to exactly what was asked, and to no more than there is of any', () => {
    const money = fc.integer({ min: 0, max: 100_000 }).map(cents);
    const some = fc.array(
      fc.record({ amount: money, chargedBack: money, ownRefunds: money, refundedElsewhere: money }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(some, money, (rows, asked) => {
        const all = rows.map((row, index) => ({ ...row, attemptId: String(index) }));
        const shares = shareOut(asked, all);
        if (shares === null) {
          expect(asked).toBeGreaterThan(totalRefundable(all));
          return;
        }
        expect(sum(shares.map(({ amount }) => amount))).toBe(asked);
        for (const { attemptId, amount } of shares) {
          const from = all[Number(attemptId)];
          expect(amount).toBeLessThanOrEqual(from === undefined ? 0 : refundableOf(from));
        }
      }),
    );
  });
});
