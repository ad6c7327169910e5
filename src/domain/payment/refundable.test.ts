import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum, zero } from '../money/cents.ts';
import { creditForRefund, type Received, refundableOf, shareOut, totalRefundable } from './refundable.ts';

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

describe('R11.3 what a refund takes off the invoice', () => {
  it.each([
    ['all of it, where all is invoiced', 50, 100, 100, 50],
    ['nothing of what was credited without money back', 30, 100, 70, 0],
    ['the rest beyond that', 50, 100, 70, 20],
    ['all of it, of an invoice that was paid in part', 50, 60, 100, 50],
    ['nothing, where nothing is invoiced any more', 100, 100, 0, 0],
  ])('%s', (_case, amount, kept, left, expected) => {
    expect(creditForRefund(cents(amount), { kept: cents(kept), left: cents(left) })).toBe(expected);
  });

  it('leaves never more invoiced than kept, of what was paid whole, and never credits more than is left', () => {
    const money = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(money, money, money, (one, two, asked) => {
        const [left, kept] = [cents(Math.min(one, two)), cents(Math.max(one, two))];
        const amount = cents(Math.min(asked, kept));
        const credit = creditForRefund(amount, { kept, left });
        expect(credit).toBeLessThanOrEqual(left);
        expect(kept - amount).toBeGreaterThanOrEqual(left - credit);
      }),
    );
  });
});
