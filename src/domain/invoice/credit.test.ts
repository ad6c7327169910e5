import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, divideHalfUp, zero } from '../money/cents.ts';
import { creditOf } from './credit.ts';

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
