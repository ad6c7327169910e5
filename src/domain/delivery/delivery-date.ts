import type { Country } from '../business/address.ts';
import { fromDayNumber, toDayNumber, weekday, yearOf } from './day-number.ts';
import { holidaysOf } from './public-holidays.ts';
import type { Workshop } from './workshop.ts';

export type Promised = {
  /** The day it is paid, 'YYYY-MM-DD'. It does not count itself. */
  readonly from: string;
  /** Working days of the workshop. */
  readonly days: number;
  /** Where it goes. */
  readonly country: Country;
};

/**
 * The day a screen arrives, 'YYYY-MM-DD'. Days count where it is made; it arrives on a day on which the workshop sends and
 * the country it goes to receives.
 */
export function deliveryDate(promised: Promised, made: Workshop): string {
  const { from, days, country } = promised;
  const before = counted.get(made);
  const known = before !== undefined && before.size < mostCounted ? before : new Map<string, string>();
  counted.set(made, known);
  const name = `${from} ${days} ${country}`;
  const date = known.get(name) ?? countDays(promised, made);
  known.set(name, date);
  return date;
}

// Whoever configures today is promised one of a few days, in every answer.
const counted = new WeakMap<Workshop, Map<string, string>>();
const mostCounted = 500;

function countDays({ from, days, country }: Promised, made: Workshop): string {
  let day = toDayNumber(from);
  for (let left = days; left > 0; ) {
    day += 1;
    if (isOpen(day, made)) left -= 1;
  }
  while (!isOpen(day, made) || isHoliday(day, country)) day += 1;
  return fromDayNumber(day);
}

/** Of what goes in one parcel: the last is ready when all are. Null when nothing has a date. */
export function latestDate(dates: readonly (string | null)[]): string | null {
  return dates.reduce((latest, date) => ((date ?? '') > (latest ?? '') ? date : latest), null);
}

function isOpen(day: number, { country, closed }: Workshop): boolean {
  const ofWeek = weekday(day);
  if (ofWeek === 0 || ofWeek === 6 || isHoliday(day, country)) return false;
  return !closed.has(day);
}

function isHoliday(day: number, country: Country): boolean {
  return holidaysOf(country, yearOf(day)).has(day);
}
