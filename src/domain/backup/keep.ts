/** How many backups are kept: the newest of each of so many days, weeks and months that have one. */
export type KeepRule = { readonly days: number; readonly weeks: number; readonly months: number };

export const usualKeepRule: KeepRule = { days: 7, weeks: 5, months: 12 };

/** '7d 5w 12m': all three, in that order, at least one of them not zero. Null for anything else. */
export function parseKeepRule(text: string): KeepRule | null {
  const [, days, weeks, months] = /^(\d{1,3})d[ ,]*(\d{1,3})w[ ,]*(\d{1,3})m$/.exec(text.trim()) ?? [];
  const rule = { days: Number(days), weeks: Number(weeks), months: Number(months) };
  return rule.days + rule.weeks + rule.months > 0 ? rule : null;
}

// The machines of one shop are not quite together.
const togetherMs = 5 * 60_000;

/** What is dated later than this was written by a clock that was ahead: when it was made is not known. */
export function knownUntil(now: Date): Date {
  return new Date(now.getTime() + togetherMs);
}

/**
 * Of these moments, those whose backup stays. The newest always does, and those of a clock that was ahead stay beside it until
 * their time has come: they are nobody's day, week or month. Days are UTC's, weeks begin on Monday.
 */
export function chooseKept(moments: readonly Date[], rule: KeepRule, now: Date): ReadonlySet<Date> {
  const newestFirst = moments
    .filter((moment) => moment <= now)
    .toSorted((one, other) => other.getTime() - one.getTime());
  return new Set([
    ...moments.filter((moment) => moment > now),
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, rule.days, dayOf),
    ...newestOfEach(newestFirst, rule.weeks, (moment) => Math.floor((dayOf(moment) + 3) / 7)),
    ...newestOfEach(
      newestFirst,
      rule.months,
      (moment) => moment.getUTCFullYear() * 12 + moment.getUTCMonth(),
    ),
  ]);
}

const dayMs = 86_400_000;

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}

function newestOfEach(
  newestFirst: readonly Date[],
  count: number,
  periodOf: (moment: Date) => number,
): readonly Date[] {
  const newest = new Map<number, Date>();
  for (const moment of newestFirst) {
    const period = periodOf(moment);
    if (!newest.has(period)) newest.set(period, moment);
  }
  return [...newest.values()].slice(0, count);
}

type Tried = { readonly lastGood: Date | null; readonly lastTry: Date | null };

// What fails is not tried all day long: whoever must mend it has been told.
const afterFailureMs = 3_600_000;

/** Whether it is time for the next one: so many hours after the last good one began, as far as that is known. */
export function isBackupDue({ lastGood, lastTry }: Tried, everyHours: number, now: Date): boolean {
  const since = (moment: Date | null) =>
    moment === null || moment > knownUntil(now) ? Infinity : now.getTime() - moment.getTime();
  const wait = everyHours * 3_600_000;
  return since(lastGood) >= wait && since(lastTry) >= Math.min(wait, afterFailureMs);
}
