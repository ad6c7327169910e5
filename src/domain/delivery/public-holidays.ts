import type { Country } from '../business/address.ts';
import { dayNumber, weekday } from './day-number.ts';

type Holiday =
  | { readonly month: number; readonly day: number; readonly movesOffSunday?: true }
  // Days after Easter Sunday.
  | { readonly afterEaster: number };

const newYear = { month: 1, day: 1 } as const;
const easterMonday = { afterEaster: 1 } as const;
const ascension = { afterEaster: 39 } as const;
const whitMonday = { afterEaster: 50 } as const;
const christmas = { month: 12, day: 25 } as const;

// Of the Netherlands those of the Algemene termijnenwet, of Belgium the ten of the law of 4 January 1974. Easter Sunday
// and Whit Sunday are Sundays already.
const publicHolidays: Readonly<Record<Country, readonly Holiday[]>> = {
  NL: [
    newYear,
    easterMonday,
    // The king's birthday is kept a day earlier when it falls on a Sunday.
    { month: 4, day: 27, movesOffSunday: true },
    { month: 5, day: 5 },
    ascension,
    whitMonday,
    christmas,
    { month: 12, day: 26 },
  ],
  BE: [
    newYear,
    easterMonday,
    { month: 5, day: 1 },
    ascension,
    whitMonday,
    { month: 7, day: 21 },
    { month: 8, day: 15 },
    { month: 11, day: 1 },
    { month: 11, day: 11 },
    christmas,
  ],
};

const known = new Map<string, ReadonlySet<number>>();

/** Day numbers of a country's public holidays in a year. */
export function holidaysOf(country: Country, year: number): ReadonlySet<number> {
  const name = `${country} ${year}`;
  const days = known.get(name) ?? new Set(publicHolidays[country].map((holiday) => dayOf(holiday, year)));
  known.set(name, days);
  return days;
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
