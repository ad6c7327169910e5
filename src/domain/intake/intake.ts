import { type IsoWeek, isoWeekOf, mondayOf, weeksIn } from './iso-week.ts';

/** What came in during a week: how many, and where it is told for how much, in cents. */
export type Intake = { readonly count: number; readonly cents: number | null };

type CountedWeek = Intake & { readonly monday: string };

export type IntakeWeek = {
  readonly week: number;
  // Null for a week that has not begun, and for one that a year does not have.
  readonly now: Intake | null;
  readonly before: Intake | null;
};

export type YearsOfIntake = {
  readonly year: number;
  // That today is in.
  readonly week: number;
  readonly weeks: readonly IntakeWeek[];
};

/** The first day that counts, and the first that does not: all weeks of this year and the last. */
export function intakeDays(today: string): { readonly from: string; readonly until: string } {
  const { year } = isoWeekOf(today);
  return { from: mondayOf({ year: year - 1, week: 1 }), until: mondayOf({ year: year + 1, week: 1 }) };
}

/** Week by week beside each other; a week in which nothing came in is zero, and is not left out. */
export function compareYears(
  today: string,
  counted: readonly CountedWeek[],
  hasMoney: boolean,
): YearsOfIntake {
  const { year, week: current } = isoWeekOf(today);
  const byMonday = new Map(counted.map((week) => [week.monday, week]));
  const find = (at: IsoWeek): Intake => {
    const found = byMonday.get(mondayOf(at));
    return { count: found?.count ?? 0, cents: hasMoney ? (found?.cents ?? 0) : null };
  };
  const most = Math.max(weeksIn(year), weeksIn(year - 1));
  return {
    year,
    week: current,
    weeks: Array.from({ length: most }, (_, index) => {
      const week = index + 1;
      return {
        week,
        now: week <= current ? find({ year, week }) : null,
        before: week <= weeksIn(year - 1) ? find({ year: year - 1, week }) : null,
      };
    }),
  };
}
