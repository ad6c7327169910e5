import { expect, it } from 'vitest';
import { firstSeason, seasonOn } from './season.ts';

it.each([
  ['2027-03-31', false],
  ['2027-04-01', true],
  ['2027-07-31', true],
  ['2027-08-01', false],
])('R11.7 by the product book %s is in high season: %s', (date, isIn) => {
  expect(seasonOn(date, firstSeason) !== null).toBe(isIn);
});

it.each([
  ['2026-12-14', false],
  ['2026-12-15', true],
  ['2027-01-10', true],
  ['2027-01-11', false],
])('R11.7 a season over new year holds %s: %s', (date, isIn) => {
  const season = { periods: [{ from: '12-15', until: '01-10' }], extraDays: 3 };
  expect(seasonOn(date, season) !== null).toBe(isIn);
});

it('R11.7 a season in which it takes no longer is none', () => {
  expect(seasonOn('2027-05-01', { ...firstSeason, extraDays: 0 })).toBeNull();
});
