import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftToSend, planShipment, type SentLine } from './shipment.ts';

const lines: readonly SentLine[] = [
  { id: 1, amount: 3, sent: 1 },
  { id: 2, amount: 1, sent: 1 },
  { id: 3, amount: 2, sent: 0 },
];
const of = (...pairs: readonly [number, number][]) => new Map(pairs);

describe('R11.3 what goes with a delivery', () => {
  it.each([
    [
      'everything that is left',
      'rest',
      [
        [1, 2],
        [3, 2],
      ],
      [],
    ],
    [
      'a part',
      of([1, 1]),
      [[1, 1]],
      [
        [1, 1],
        [3, 2],
      ],
    ],
    [
      'the last of each, named one by one',
      of([1, 2], [2, 0], [3, 2]),
      [
        [1, 2],
        [3, 2],
      ],
      [],
    ],
  ] as const)('%s', (_case, wish, going, left) => {
    const named = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([id, amount]) => ({ id, amount }));
    expect(planShipment(lines, wish)).toEqual({ kind: 'sent', lines: named(going), left: named(left) });
  });

  it.each([
    ['more than is left', of([1, 3]), { kind: 'too_many', id: 1, left: 2 }],
    ['what has gone already', of([2, 1]), { kind: 'too_many', id: 2, left: 0 }],
    ['less than nothing', of([1, -1]), { kind: 'too_many', id: 1, left: 2 }],
    ['half a screen', of([1, 0.5]), { kind: 'too_many', id: 1, left: 2 }],
    ['nothing', of(), { kind: 'nothing' }],
    ['a line of another order', of([9, 1]), { kind: 'nothing' }],
  ] as const)('not %s', (_case, wish, refusal) => {
    expect(planShipment(lines, wish)).toEqual(refusal);
  });

  it('is nothing once all has gone', () => {
    const gone = lines.map((line) => ({ ...line, sent: line.amount }));
    expect(planShipment(gone, 'rest')).toEqual({ kind: 'nothing' });
  });

  it('in whatever parts, ends with each screen sent once', () => {
    const wishes = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 4 })), { maxLength: 20 });
    const amounts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, wishes, (whole, list) => {
        let now: readonly SentLine[] = whole.map((amount, id) => ({ id, amount, sent: 0 }));
        for (const wish of [...list.map((pair) => of(pair)), 'rest'] as const) {
          const plan = planShipment(now, wish);
          if (plan.kind !== 'sent') continue;
          now = now.map((line) => ({
            ...line,
            sent: line.sent + (plan.lines.find(({ id }) => id === line.id)?.amount ?? 0),
          }));
          expect(now.every(({ sent, amount }) => sent <= amount)).toBe(true);
          expect(plan.left).toEqual(
            now
              .filter((line) => leftToSend(line) > 0)
              .map((line) => ({ id: line.id, amount: leftToSend(line) })),
          );
        }
        expect(now.map(({ sent }) => sent)).toEqual(whole);
      }),
    );
  });
});
