import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '../money/cents.ts';
import { ageOf, runBalance } from './statement.ts';

const movement = {
  kind: 'invoice',
  on: '2026-11-16',
  number: null,
  reference: '',
  about: [],
  method: null,
} as const;

describe('R12.4 a statement', () => {
  it('has the balance after each', () => {
    const moved = [100_00, -30_00, -80_00].map((amount) => ({ ...movement, amount: cents(amount) }));
    expect(runBalance(cents(5_00), moved).map(({ balance }) => balance)).toEqual([105_00, 75_00, -5_00]);
  });

  it.each([
    ['2026-11-16', 'notDue'],
    ['2026-12-01', 'notDue'],
    ['2026-11-15', 'upTo30'],
    ['2026-10-17', 'upTo30'],
    ['2026-10-16', 'upTo60'],
    ['2026-09-17', 'upTo60'],
    ['2026-09-16', 'over60'],
  ] as const)('what was due on %s is %s on 16 November', (dueOn, age) => {
    const aged = ageOf([{ amount: cents(1_00), dueOn }], '2026-11-16');
    expect(aged).toMatchObject({ [age]: 1_00, total: 1_00, credit: 0 });
  });
});

const anAmount = fc.integer({ min: -1e9, max: 1e9 }).map(cents);
const aDay = fc.constantFrom('2026-01-31', '2026-09-20', '2026-10-31', '2026-11-30', null);

it('R12.4 what is open by age, less what we owe, is the balance', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ amount: anAmount, dueOn: aDay })), (owed) => {
      const { notDue, upTo30, upTo60, over60, total, credit } = ageOf(owed, '2026-11-16');
      expect(notDue + upTo30 + upTo60 + over60).toBe(total);
      expect(total - credit).toBe(sum(owed.map(({ amount }) => amount)));
    }),
  );
});
