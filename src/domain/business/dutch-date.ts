// Written year-month-day by this locale, as the database and the tax office want it.
const inAmsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

// No clock of ours is off by less than a minute, so within one the day is the same: asking what day it is takes as long as
// reading a whole request.
let known = { minute: Number.NaN, date: '' };

/** An invoice belongs to the day, and at New Year to the series, of the country it is issued in. */
export function dutchDate(moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (minute !== known.minute) known = { minute, date: inAmsterdam.format(moment) };
  return known.date;
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from one date to another, whatever the clock did in between. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}

const hourInAmsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** 0 to 23, in summer as in winter. */
export function dutchHour(moment: Date): number {
  return Number(hourInAmsterdam.format(moment));
}
