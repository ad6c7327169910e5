import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, decimalString } from './cents.ts';
import { maxEuro, parseEuro } from './parse-euro.ts';

it.each([
  ['62', 62_00],
  ['62,5', 62_50],
  ['62,05', 62_05],
  ['€ 1.234,50', 1234_50],
  [' 999999,99 ', 999_999_99],
  ['€ 1.000.000,00', 1_000_000_00],
  ['999.999.999,99', maxEuro],
  ['1000000000', null],
  ['1.00.000', null],
  ['1000.000', null],
  ['62.50', null],
  ['62,505', null],
  ['1.23', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
  ['€', null],
])('reads %j as %j', (typed, amount) => {
  expect(parseEuro(typed)).toBe(amount);
});

it('reads every amount back that is written with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxEuro }), (value) => {
      expect(parseEuro(decimalString(cents(value)).replace('.', ','))).toBe(value);
    }),
  );
});
