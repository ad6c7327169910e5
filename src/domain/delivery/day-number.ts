const day = 86_400_000;

/** Days since 1 January 1970: counting on costs no calendar. `month` is 1 to 12. */
export function dayNumber(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / day;
}

/** From 'YYYY-MM-DD'. */
export function toDayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / day;
}

/** To 'YYYY-MM-DD'. */
export function fromDayNumber(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

export function yearOf(number: number): number {
  return new Date(number * day).getUTCFullYear();
}

/** 0 is Sunday. */
export function weekday(number: number): number {
  // 1 January 1970 was a Thursday.
  return (number + 4) % 7;
}
