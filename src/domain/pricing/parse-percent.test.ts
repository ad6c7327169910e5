import { expect, it } from 'vitest';
import { parsePercent } from './parse-percent.ts';

it.each([
  ['38', 38_00],
  [' 38,5 % ', 38_50],
  ['38.05', 38_05],
  ['0', 0],
  ['100,00', 100_00],
  ['100,01', null],
  ['38,555', null],
  ['-1', null],
  ['', null],
  ['acht', null],
])('reads %j as %s basis points', (typed, points) => {
  expect(parsePercent(typed)).toBe(points);
});
