import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum } from '../money/cents.ts';
import { spread } from './spread.ts';

const item = (open: number) => ({ open: cents(open) });

it('R11.6 pays the oldest whole, the next in part, and the rest not at all', () => {
  const items = [item(100), item(80), item(60)];
  const { parts, rest } = spread(cents(150), items);
  expect(parts).toEqual([
    { item: items[0], amount: 100 },
    { item: items[1], amount: 50 },
  ]);
  expect(rest).toBe(0);
});

it('R11.6 no cent is lost, and nothing is paid beyond what is open', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), amounts, (amount, opens) => {
      const { parts, rest } = spread(cents(amount), opens.map(item));
      expect(sum(parts.map((part) => part.amount)) + rest).toBe(amount);
      expect(parts.every((part) => part.amount > 0 && part.amount <= part.item.open)).toBe(true);
      // Only what comes after all that is paid whole is paid in part.
      expect(parts.slice(0, -1).every((part) => part.amount === part.item.open)).toBe(true);
      if (rest > 0) expect(sum(parts.map((part) => part.amount))).toBe(sum(opens.map(cents)));
    }),
  );
});
