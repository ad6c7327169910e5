import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuantity, parseSignedPercent } from './parse-typed.ts';

it.each([
  ['10', 10_00],
  ['-10', -10_00],
  ['−10', -10_00],
  ['+7,5 %', 7_50],
  ['7.25%', 7_25],
  ['- 5', -5_00],
  ['-0', 0],
  ['1000', 1000_00],
  ['10,255', null],
  ['1.000', null],
  ['--5', null],
  ['tien', null],
  ['', null],
])('R13.2 reads %j as %j hundredths of a percent', (typed, points) => {
  expect(parseSignedPercent(typed)).toBe(points);
});

it.each([
  ['2', 2_00],
  ['2,5', 2_50],
  ['0,25', 25],
  ['1.000', 1000_00],
  ['2.5', null],
  ['-1', null],
  ['1,255', null],
  ['1e3', null],
  ['', null],
])('R13.1 reads %j as %j hundredths', (typed, hundredths) => {
  expect(parseQuantity(typed)).toBe(hundredths);
});

it('R13.1 reads every quantity back that is written with a comma', () => {
  fc.assert(
    fc.property(fc.nat(999_999_99), (hundredths) => {
      expect(parseQuantity(String(hundredths / 100).replace('.', ','))).toBe(hundredths);
    }),
  );
});
