import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '../money/cents.ts';
import {
  type OwnRefunds,
  type Share,
  spreadChargedBack,
  spreadOwnRefunds,
  spreadRefunded,
} from './spread-back.ts';

function share(amount: number, gone: Partial<Record<Exclude<keyof Share, 'amount'>, number>> = {}): Share {
  const { chargedBack = 0, refundedElsewhere = 0, ownRefunds = 0 } = gone;
  return {
    amount: cents(amount),
    chargedBack: cents(chargedBack),
    refundedElsewhere: cents(refundedElsewhere),
    ownRefunds: cents(ownRefunds),
  };
}

describe('R12.4 money that a bank takes back of one payment for several', () => {
  it.each([
    ['nothing', 0, [share(100), share(50)], [0, 0]],
    ['less than the newest', 30, [share(100), share(50)], [0, 30]],
    ['the newest whole and the oldest in part', 80, [share(100), share(50)], [30, 50]],
    ['all of it', 150, [share(100), share(50)], [100, 50]],
    ['more, after a part', 80, [share(100), share(50, { chargedBack: 20 })], [30, 50]],
    ['what was refunded is there no more', 60, [share(100), share(50, { ownRefunds: 50 })], [60, 0]],
    ['all, though some was given back', 150, [share(100), share(50, { ownRefunds: 50 })], [100, 50]],
    [
      'half of a dispute won',
      50,
      [share(100, { chargedBack: 100 }), share(50, { chargedBack: 50 })],
      [0, 50],
    ],
    ['a dispute won', 0, [share(100, { chargedBack: 30 }), share(50, { chargedBack: 50 })], [0, 0]],
    ['more than ever came in', 500, [share(100), share(50)], [100, 50]],
  ] as const)('%s', (_case, chargedBack, shares, expected) => {
    expect(spreadChargedBack(cents(chargedBack), shares)).toEqual(expected);
  });
});

describe('R12.4 money given back at the dashboard of one payment for several', () => {
  it.each([
    ['less than the newest', 30, [share(100), share(50)], [0, 30]],
    ['more, after a part', 80, [share(100), share(50, { refundedElsewhere: 20 })], [30, 50]],
    ['never less', 10, [share(100), share(50, { refundedElsewhere: 20 })], [0, 20]],
    ['beside what we gave back', 60, [share(100), share(50, { ownRefunds: 40 })], [50, 10]],
    ['of what a bank took back already', 120, [share(100), share(50, { chargedBack: 50 })], [100, 20]],
  ] as const)('%s', (_case, refunded, shares, expected) => {
    expect(spreadRefunded(cents(refunded), shares)).toEqual(expected);
  });
});

const own = (done: number, sent = 0, asked = 0): OwnRefunds => ({
  done: cents(done),
  sent: cents(sent),
  asked: cents(asked),
});

it.each([
  ['nothing yet', 0, [own(0, 40), own(0, 0, 20)], [0, 0]],
  ['the one that is done', 20, [own(0, 40), own(20)], [0, 20]],
  ['the one under way before the one that waits', 40, [own(0, 0, 40), own(0, 40)], [0, 40]],
  ['all of them', 100, [own(0, 40), own(20, 0, 40)], [40, 60]],
  ['more than we ever asked', 500, [own(40), own(20)], [40, 20]],
] as const)(
  'R12.4 of our own refunds of several shares the provider has counted %s',
  (_case, told, shares, expected) => {
    expect(spreadOwnRefunds(cents(told), shares)).toEqual(expected);
  },
);

const anyShares = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 10_000 }),
      chargedBack: fc.integer({ min: 0, max: 10_000 }),
      refundedElsewhere: fc.integer({ min: 0, max: 10_000 }),
      ownRefunds: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ amount, ...gone }) => {
      const ownRefunds = Math.min(amount, gone.ownRefunds);
      const refundedElsewhere = Math.min(amount - ownRefunds, gone.refundedElsewhere);
      return share(amount, {
        ownRefunds,
        refundedElsewhere,
        chargedBack: Math.min(amount, gone.chargedBack),
      });
    }),
  );

describe('R12.4 whatever is taken back', () => {
  it('the shares bear exactly that, none less than nothing or more than it had', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(100_000), (shares, wanted) => {
        const all = sum(shares.map(({ amount }) => amount));
        const spread = spreadChargedBack(cents(wanted), shares);
        expect(sum([...spread])).toBe(Math.min(wanted, all));
        expect(spread.every((one, index) => one >= 0 && one <= (shares[index]?.amount ?? 0))).toBe(true);
        const room = sum(shares.map(({ amount, ownRefunds }) => cents(amount - ownRefunds)));
        const known = sum(shares.map(({ refundedElsewhere }) => refundedElsewhere));
        const back = spreadRefunded(cents(wanted), shares);
        expect(sum([...back])).toBe(Math.max(known, Math.min(wanted, room)));
        expect(back.every((one, index) => one >= (shares[index]?.refundedElsewhere ?? 0))).toBe(true);
      }),
    );
  });

  it('told twice, or in two steps, changes nothing more', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(50_000), fc.nat(50_000), (shares, first, more) => {
        const told = (chargedBack: number, from: readonly Share[]) =>
          spreadChargedBack(cents(chargedBack), from).map((one, index) => ({
            ...(from[index] ?? share(1)),
            chargedBack: one,
          }));
        const once = told(first, shares);
        expect(told(first, once)).toEqual(once);
        const fresh = shares.map(({ amount }) => share(amount));
        expect(told(first + more, told(first, fresh))).toEqual(told(first + more, fresh));
        // A dispute won gives back all that it took.
        expect(told(0, told(first, fresh))).toEqual(fresh);
      }),
    );
  });

  it('an older invoice loses nothing while a newer one has anything left', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(50_000), (shares, wanted) => {
        const fresh = shares.map(({ amount }) => share(amount));
        const spread = spreadChargedBack(cents(wanted), fresh);
        const first = spread.findIndex((one) => one > 0);
        if (first < 0) return;
        expect(spread.slice(first + 1)).toEqual(fresh.slice(first + 1).map(({ amount }) => amount));
      }),
    );
  });
});
