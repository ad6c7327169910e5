/** From and until a day of any year, 'MM-DD', both in it; one that begins after it ends goes over new year. */
export type SeasonPeriod = { readonly from: string; readonly until: string };

/** When everybody wants screens, and the working days that it takes longer then. */
export type Season = { readonly periods: readonly SeasonPeriod[]; readonly extraDays: number };

/** Working days. */
export const maxExtraDays = 30;

/** As the product book has it: April to July. */
export const firstSeason: Season = { periods: [{ from: '04-01', until: '07-31' }], extraDays: 5 };

/** The period of high season a day falls in; null outside it, and where it takes no longer. `date` is 'YYYY-MM-DD'. */
export function seasonOn(date: string, { periods, extraDays }: Season): SeasonPeriod | null {
  if (extraDays === 0) return null;
  const day = date.slice(5);
  return periods.find((period) => isWithin(day, period)) ?? null;
}

function isWithin(day: string, { from, until }: SeasonPeriod): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}
