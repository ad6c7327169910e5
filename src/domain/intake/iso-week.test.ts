import { expect, it } from 'vitest';
import { addDays } from '../business/dutch-date.ts';
import { isoWeekOf, mondayOf, weeksIn } from './iso-week.ts';

it.each([
  // The same year.
  ['2026-11-16', 2026, 47],
  ['2026-01-01', 2026, 1],
  // A year with 53 weeks, whose last runs into the next.
  ['2026-12-31', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2020-12-31', 2020, 53],
  ['2021-01-03', 2020, 53],
  // A first week that begins in the year before.
  ['2024-12-29', 2024, 52],
  ['2024-12-30', 2025, 1],
  ['2025-12-29', 2026, 1],
  // 1 January on Friday, Saturday and Sunday.
  ['2022-01-01', 2021, 52],
  ['2023-01-01', 2022, 52],
  ['2010-01-01', 2009, 53],
  ['2028-02-29', 2028, 9],
])('%s is in %i, week %i', (date, year, week) => {
  expect(isoWeekOf(date)).toEqual({ year, week });
});

it.each([
  [2015, 53],
  [2020, 53],
  [2024, 52],
  [2025, 52],
  [2026, 53],
  [2032, 53],
])('%i has %i weeks', (year, weeks) => {
  expect(weeksIn(year)).toBe(weeks);
});

it('every day of thirty years is in the week that its Monday begins, and no week is missing', () => {
  let before = isoWeekOf('2009-12-31');
  const wrong: string[] = [];
  for (let date = '2010-01-01'; date < '2040-01-01'; date = addDays(date, 1)) {
    const week = isoWeekOf(date);
    const monday = mondayOf(week);
    const isWithin = monday <= date && date < addDays(monday, 7);
    const next = before.week === weeksIn(before.year) ? { year: before.year + 1, week: 1 } : null;
    const isNext = next?.year === week.year && next.week === week.week;
    const isLater = week.year === before.year && week.week - before.week <= 1;
    if (!isWithin || !(isNext || isLater)) wrong.push(date);
    before = week;
  }
  expect(wrong).toEqual([]);
});
