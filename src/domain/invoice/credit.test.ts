import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, divideHalfUp, sum, times, zero } from '../money/cents.ts';
import { type CreditableLine, creditOf, planCredit } from './credit.ts';

const nothing = { net: zero, vat: zero };
const invoice = { net: cents(10_000), vat: cents(2_100), vatPercent: 21, already: nothing };

it.each([
  [12_100, { net: 10_000, vat: 2_100 }],
  [121, { net: 100, vat: 21 }],
  [5_000, { net: 4_132, vat: 868 }],
  [12_101, null],
  [0, null],
])('%i of an invoice of 121,00 gives back %o', (amount, expected) => {
  expect(creditOf(cents(amount), invoice)).toEqual(expected);
});

it('gives back all of an invoice without VAT', () => {
  expect(creditOf(cents(5_000), { ...invoice, vat: zero, vatPercent: 0 })).toEqual({ net: 5_000, vat: 0 });
});

it('takes no more net than is left, however rounding went before', () => {
  // A hundred credits of one cent each are net only.
  const worn = { ...invoice, net: cents(100), vat: cents(21), already: { net: cents(100), vat: zero } };
  expect(creditOf(cents(5), worn)).toEqual({ net: 0, vat: 5 });
  expect(creditOf(cents(5), { ...worn, already: { net: cents(97), vat: zero } })).toEqual({ net: 3, vat: 2 });
});

it('takes no more VAT than is left either', () => {
  // Twenty-one credits of three cents each are two net and one VAT.
  const worn = {
    ...invoice,
    net: cents(100),
    vat: cents(21),
    already: { net: cents(42), vat: cents(21) },
  };
  expect(creditOf(cents(3), worn)).toEqual({ net: 3, vat: 0 });
});

it('comes to nothing together with its invoice, whatever the parts', () => {
  const parts = fc.array(fc.oneof(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 3 })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 1_000_000 })),
      parts,
      (net, list) => {
        const whole = { net: cents(net), vat: cents(divideHalfUp(net * 21, 100)), vatPercent: 21 };
        let already = { net: zero, vat: zero };
        for (const part of [...list.map(cents), cents(whole.net + whole.vat)]) {
          const left = cents(whole.net + whole.vat - already.net - already.vat);
          const credit = creditOf(cents(Math.min(part, left)), { ...whole, already });
          if (credit === null) continue;
          expect(credit.net).toBeGreaterThanOrEqual(0);
          expect(credit.vat).toBeGreaterThanOrEqual(0);
          expect(credit.net).toBeLessThanOrEqual(whole.net - already.net);
          expect(credit.vat).toBeLessThanOrEqual(whole.vat - already.vat);
          already = { net: cents(already.net + credit.net), vat: cents(already.vat + credit.vat) };
        }
        expect(already).toEqual({ net: whole.net, vat: whole.vat });
      },
    ),
  );
});

const screens = [
  { id: 11, amount: 2, unitPrice: cents(51_39), credited: 0 },
  { id: 12, amount: 1, unitPrice: cents(19_50), credited: 0 },
];
const sold = { net: cents(122_28), vat: cents(25_68), vatPercent: 21, already: nothing, lines: screens };
const pieces = (...pairs: readonly [number, number][]) =>
  ({ kind: 'lines', pieces: new Map(pairs) }) as const;

it.each([
  ['one piece of two', pieces([11, 1]), 51_39, 10_79, [[11, 1]]],
  ['a whole line', pieces([11, 2]), 102_78, 21_58, [[11, 2]]],
  [
    'every line, and the VAT as the invoice has it',
    pieces([11, 2], [12, 1]),
    122_28,
    25_68,
    [
      [11, 2],
      [12, 1],
    ],
  ],
  ['an amount', { kind: 'amount', amount: cents(50_00) }, 41_32, 8_68, []],
  [
    'an amount that is all of it',
    { kind: 'amount', amount: cents(147_96) },
    122_28,
    25_68,
    [
      [11, 2],
      [12, 1],
    ],
  ],
] as const)('R11.3 gives back %s', (_case, wish, net, vat, lines) => {
  const plan = planCredit(wish, sold);
  expect(plan).toMatchObject({ net, vat });
  expect(plan?.lines.map(({ id, amount }) => [id, amount])).toEqual(lines);
});

it.each([
  ['more pieces than there were', pieces([11, 3])],
  ['less than nothing', pieces([11, 2], [12, -1])],
  ['half a screen', pieces([11, 0.5])],
  ['nothing', pieces()],
] as const)('R11.3 does not give back %s', (_case, wish) => {
  expect(planCredit(wish, sold)).toBeNull();
});

it('R11.3 does not give back a piece twice, nor a line of which the money went back as an amount', () => {
  const [first, second] = screens as [CreditableLine, CreditableLine];
  const once = {
    ...sold,
    already: { net: cents(51_39), vat: cents(10_79) },
    lines: [{ ...first, credited: 1 }, second],
  };
  expect(planCredit(pieces([11, 2]), once)).toBeNull();
  expect(planCredit(pieces([11, 1], [12, 1]), once)).toMatchObject({ net: 70_89, vat: 14_89 });
  const paidBack = { ...sold, already: { net: cents(100_00), vat: cents(21_00) } };
  expect(planCredit(pieces([11, 1]), paidBack)).toBeNull();
});

it('R11.3 credits of lines and amounts in any order never exceed the invoice, and the last one comes out even', () => {
  const lines = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 5 }), unitPrice: fc.integer({ min: 0, max: 90_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  const wishes = fc.array(
    fc.oneof(
      fc.record({ line: fc.nat({ max: 5 }), pieces: fc.integer({ min: 1, max: 5 }) }),
      fc.integer({ min: 1, max: 60_000 }),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, wishes, fc.constantFrom(0, 21), (rows, list, vatPercent) => {
      let left = rows.map((row, id) => ({ ...row, id, unitPrice: cents(row.unitPrice), credited: 0 }));
      const net = sum(left.map(({ unitPrice, amount }) => times(unitPrice, amount)));
      const whole = { net, vat: cents(divideHalfUp(net * vatPercent, 100)), vatPercent };
      let already = { net: zero, vat: zero };
      const rest = () => cents(whole.net + whole.vat - already.net - already.vat);
      for (const wish of [...list, 'rest'] as const) {
        const plan = planCredit(
          typeof wish === 'object'
            ? pieces([wish.line, wish.pieces])
            : { kind: 'amount', amount: wish === 'rest' ? rest() : cents(wish) },
          { ...whole, already, lines: left },
        );
        if (plan === null) continue;
        const told = sum(plan.lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
        if (plan.lines.length > 0) expect(told).toBe(plan.net);
        expect(plan.vat).toBeGreaterThanOrEqual(0);
        already = { net: cents(already.net + plan.net), vat: cents(already.vat + plan.vat) };
        expect(already.net).toBeLessThanOrEqual(whole.net);
        expect(already.vat).toBeLessThanOrEqual(whole.vat);
        left = left.map((line) => ({
          ...line,
          credited: line.credited + (plan.lines.find(({ id }) => id === line.id)?.amount ?? 0),
        }));
        expect(left.every(({ credited, amount }) => credited <= amount)).toBe(true);
      }
      expect(already).toEqual({ net: whole.net, vat: whole.vat });
    }),
  );
});
