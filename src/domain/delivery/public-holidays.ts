import type { Country } from '../business/address.ts';
import { dayNumber, weekday } from './day-number.ts';

export type HolidayName =
  | 'newYear'
  | 'easterMonday'
  | 'kingsDay'
  | 'labourDay'
  | 'liberationDay'
  | 'ascension'
  | 'whitMonday'
  | 'nationalDay'
  | 'assumption'
  | 'allSaints'
  | 'armistice'
  | 'christmas'
  | 'boxingDay';

type Holiday = { readonly name: HolidayName } & (
  | { readonly month: number; readonly day: number; readonly movesOffSunday?: true }
  // Days after Easter Sunday.
  | { readonly afterEaster: number }
);

const newYear = { name: 'newYear', month: 1, day: 1 } as const;
const easterMonday = { name: 'easterMonday', afterEaster: 1 } as const;
const ascension = { name: 'ascension', afterEaster: 39 } as const;
const whitMonday = { name: 'whitMonday', afterEaster: 50 } as const;
const christmas = { name: 'christmas', month: 12, day: 25 } as const;

// Of the Netherlands those of the Algemene termijnenwet, of Belgium the ten of the law of 4 January 1974. Easter Sunday
// and Whit Sunday are Sundays already.
const publicHolidays: Readonly<Record<Country, readonly Holiday[]>> = {
  NL: [
    newYear,
    easterMonday,
    // The king's birthday is kept a day earlier when it falls on a Sunday.
    { name: 'kingsDay', month: 4, day: 27, movesOffSunday: true },
    { name: 'liberationDay', month: 5, day: 5 },
    ascension,
    whitMonday,
    christmas,
    { name: 'boxingDay', month: 12, day: 26 },
  ],
  BE: [
    newYear,
    easterMonday,
    { name: 'labourDay', month: 5, day: 1 },
    ascension,
    whitMonday,
    { name: 'nationalDay', month: 7, day: 21 },
    { name: 'assumption', month: 8, day: 15 },
    { name: 'allSaints', month: 11, day: 1 },
    { name: 'armistice', month: 11, day: 11 },
    christmas,
  ],
};

/** Day numbers of a country's public holidays in a year. */
export function holidaysOf(country: Country, year: number): ReadonlySet<number> {
  return new Set(publicHolidays[country].map((holiday) => dayOf(holiday, year)));
}

/** Those of a year with their names, in the order of the year. */
export function namedHolidaysOf(
  country: Country,
  year: number,
): readonly { readonly day: number; readonly name: HolidayName }[] {
  return publicHolidays[country]
    .map((holiday) => ({ day: dayOf(holiday, year), name: holiday.name }))
    .toSorted((one, other) => one.day - other.day);
}

function dayOf(holiday: Holiday, year: number): number {
  if ('afterEaster' in holiday) return easterSunday(year) + holiday.afterEaster;
  const day = dayNumber(year, holiday.month, holiday.day);
  return holiday.movesOffSunday === true && weekday(day) === 0 ? day - 1 : day;
}

/** By the rule of Butcher and Meeus for the Gregorian calendar. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.trunc(year / 100);
  const c = year % 100;
  const f = Math.trunc((b + 8) / 25);
  const g = Math.trunc((b - f + 1) / 3);
  const h = (19 * a + b - Math.trunc(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.trunc(sum / 31), (sum % 31) + 1);
}
