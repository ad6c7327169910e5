import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, toDayNumber, weekday } from './day-number.ts';
import { deliveryDate, latestDate } from './delivery-date.ts';
import { holidaysOf } from './public-holidays.ts';
import { firstSeason } from './season.ts';
import { firstWorkshop, workshopOf } from './workshop.ts';

const daysOf = (country: 'NL' | 'BE', year: number) => [...holidaysOf(country, year)].map(fromDayNumber);

describe('R20.16 public holidays', () => {
  it.each([
    ['NL', 2026, ['01-01', '04-06', '04-27', '05-05', '05-14', '05-25', '12-25', '12-26']],
    ['NL', 2027, ['01-01', '03-29', '04-27', '05-05', '05-06', '05-17', '12-25', '12-26']],
    // King's Day on a Sunday.
    ['NL', 2031, ['01-01', '04-14', '04-26', '05-05', '05-22', '06-02', '12-25', '12-26']],
    ['BE', 2026, ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25']],
    ['BE', 2027, ['01-01', '03-29', '05-01', '05-06', '05-17', '07-21', '08-15', '11-01', '11-11', '12-25']],
  ] as const)('of %s in %i', (country, year, days) => {
    expect(daysOf(country, year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  // From the tables of the astronomers: the earliest, the latest, and the years in which simpler rules fail.
  it.each([
    [1818, '03-23'],
    [1954, '04-19'],
    [1981, '04-20'],
    [2024, '04-01'],
    [2025, '04-21'],
    [2038, '04-26'],
    [2049, '04-19'],
    [2076, '04-20'],
    [2285, '03-23'],
  ])('Easter Monday of %i is %s', (year, day) => {
    expect(daysOf('BE', year)).toContain(`${year}-${day}`);
  });
});

describe('deliveryDate', () => {
  const arrives = (from: string, days: number, country: 'NL' | 'BE') =>
    deliveryDate({ from, days, country }, firstWorkshop);

  it.each([
    ['an ordinary fortnight', '2026-11-02', 10, 'NL', '2026-11-16'],
    ['paid on a Saturday, counted from Monday', '2026-11-14', 10, 'NL', '2026-11-27'],
    ['paid on a Sunday, the same', '2026-11-15', 10, 'NL', '2026-11-27'],
    ['the days of a listed colour', '2026-11-16', 15, 'NL', '2026-12-07'],
    ['over Christmas and new year', '2026-12-16', 10, 'NL', '2026-12-31'],
    ['one day later it passes new year', '2026-12-17', 10, 'NL', '2027-01-04'],
    ['Boxing Day on a Saturday costs nothing', '2026-12-24', 1, 'NL', '2026-12-28'],
    ['Christmas on a weekend in 2027', '2027-12-24', 1, 'NL', '2027-12-27'],
    ['over Easter Monday of 2026', '2026-04-03', 1, 'NL', '2026-04-07'],
    ['over Easter Monday of 2027', '2027-03-26', 1, 'NL', '2027-03-30'],
    ['Good Friday is worked', '2026-04-02', 1, 'NL', '2026-04-03'],
    ['over King’s Day', '2026-04-24', 1, 'NL', '2026-04-28'],
    ['over Liberation Day', '2026-05-04', 1, 'NL', '2026-05-06'],
    ['Liberation Day and Ascension in a row', '2027-05-04', 1, 'NL', '2027-05-07'],
    ['over Ascension Day', '2026-05-13', 1, 'NL', '2026-05-15'],
    ['over Whit Monday', '2026-05-22', 1, 'NL', '2026-05-26'],
    ['over Whit Monday of 2027', '2027-05-14', 1, 'NL', '2027-05-18'],
    ['the season: 15 days from before King’s Day', '2026-04-20', 15, 'NL', '2026-05-13'],
  ] as const)('R20.16 %s: paid %s, %i days, to %s', (_case, from, days, country, expected) => {
    expect(arrives(from, days, country)).toBe(expected);
  });

  it.each([
    ['1 May', '2026-04-30', 1, '2026-05-04'],
    ['21 July', '2026-07-20', 1, '2026-07-22'],
    ['15 August, a Saturday in 2026', '2026-08-14', 1, '2026-08-17'],
    ['15 August, a Sunday in 2027', '2027-08-13', 1, '2027-08-16'],
    ['1 November, a Sunday in 2026', '2026-10-30', 1, '2026-11-02'],
    ['1 November, a Monday in 2027', '2027-10-29', 1, '2027-11-02'],
    ['11 November', '2026-11-10', 1, '2026-11-12'],
    ['11 November, when the work goes on', '2026-11-10', 2, '2026-11-12'],
    // Made in the Netherlands: nobody sends it on a Dutch holiday either.
    ['27 April, a working day in Belgium', '2026-04-24', 1, '2026-04-28'],
    ['26 December 2028, a working day in Belgium', '2028-12-22', 1, '2028-12-27'],
  ] as const)('R20.16 to Belgium over %s: paid %s, %i days', (_case, from, days, expected) => {
    expect(arrives(from, days, 'BE')).toBe(expected);
  });

  it('R20.16 no work is counted while the workshop is closed, and nothing is sent', () => {
    const closure = { from: '2026-12-28', until: '2026-12-31', name: 'Kerstvakantie' };
    const made = workshopOf([closure], firstSeason);
    expect(deliveryDate({ from: '2026-12-23', days: 2, country: 'NL' }, made)).toBe('2027-01-04');
  });

  it('R20.16 never a weekend or a holiday of either country, never before the days have passed, never earlier when paid later', () => {
    const paid = fc.integer({ min: toDayNumber('2026-01-01'), max: toDayNumber('2040-12-31') });
    fc.assert(
      fc.property(
        paid,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('NL', 'BE'),
        (from, days, country) => {
          const date = arrives(fromDayNumber(from), days, country);
          const day = toDayNumber(date);
          expect([0, 6]).not.toContain(weekday(day));
          expect(daysOf('NL', Number(date.slice(0, 4)))).not.toContain(date);
          expect(daysOf(country, Number(date.slice(0, 4)))).not.toContain(date);
          expect(day - from).toBeGreaterThanOrEqual(days);
          expect(arrives(fromDayNumber(from + 1), days, country) >= date).toBe(true);
          expect(arrives(fromDayNumber(from), days, 'BE') >= arrives(fromDayNumber(from), days, 'NL')).toBe(
            true,
          );
        },
      ),
    );
  });
});

it.each([
  [[], null],
  [[null], null],
  [[null, '2026-11-27', '2026-12-04', '2026-11-30'], '2026-12-04'],
])('the latest of %j is %s', (dates, expected) => {
  expect(latestDate(dates)).toBe(expected);
});
