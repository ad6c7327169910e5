/** For how long a company's quotes are kept: whole months after the last that happened to one. The owner's to set. */
export type QuotesKept = { readonly keptMonths: number };

export const keptMonthsLimits = { least: 3, most: 120 } as const;

export const firstQuotesKept: QuotesKept = { keptMonths: 24 };

/** The first day of which quotes are still kept; a month that lacks the day ends on its last. */
export function firstQuoteDayKept({ keptMonths }: QuotesKept, today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - keptMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - keptMonths, Math.min(day, last))).toISOString().slice(0, 10);
}
