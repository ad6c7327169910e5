import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, decimalString } from './cents.ts';
import { parseEuro } from './parse-euro.ts';

it.each([
  ['62', 62_00],
  ['62,5', 62_50],
  ['62,05', 62_05],
  ['€ 1.234,50', 1234_50],
  [' 999999,99 ', 999_999_99],
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
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
      expect(parseEuro(decimalString(cents(value)).replace('.', ','))).toBe(value);
    }),
  );
});
