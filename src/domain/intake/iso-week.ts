import { dayNumber, fromDayNumber, toDayNumber, weekday, yearOf } from '../delivery/day-number.ts';

/** A week as calendars in the Netherlands and Belgium number it: from Monday, of the year that its Thursday is in. */
export type IsoWeek = { readonly year: number; readonly week: number };

const thursday = 4;

/** Of a day as 'YYYY-MM-DD'. */
export function isoWeekOf(date: string): IsoWeek {
  const day = toDayNumber(date);
  const middle = day - daysSinceMonday(day) + thursday - 1;
  const year = yearOf(middle);
  return { year, week: 1 + Math.floor((middle - dayNumber(year, 1, 1)) / 7) };
}

/** 52, or 53 in a year that begins on a Thursday or, being a leap year, on a Wednesday. */
export function weeksIn(year: number): number {
  // The last week of a year holds 28 December.
  return isoWeekOf(fromDayNumber(dayNumber(year, 12, 28))).week;
}

/** As 'YYYY-MM-DD'; a week past the last of its year is one of the next. */
export function mondayOf({ year, week }: IsoWeek): string {
  // The first week of a year holds 4 January.
  const inFirst = dayNumber(year, 1, 4);
  return fromDayNumber(inFirst - daysSinceMonday(inFirst) + 7 * (week - 1));
}

function daysSinceMonday(day: number): number {
  return (weekday(day) + 6) % 7;
}
