type Kept = {
  readonly years: number;
  // What belongs in the books is kept by whole years: the law counts from the end of the one it was written in.
  readonly from: 'day' | 'year_end';
};

/** How long the shop keeps what it knows of people. The privacy page says it and the jobs do it, both from here. */
export const yearsKept = {
  books: { years: 7, from: 'year_end' },
  formerCustomers: { years: 2, from: 'day' },
  requestsWithoutAccount: { years: 1, from: 'day' },
  specialRequests: { years: 1, from: 'day' },
  mails: { years: 1, from: 'day' },
  settledTasks: { years: 1, from: 'day' },
} as const satisfies Readonly<Record<string, Kept>>;

export const daysKept = {
  unusedLogin: 14,
  login: 60,
  knownDevices: 400,
  vatChecks: 90,
  removedCartLines: 1,
  answeredOffers: 90,
  removedPresets: 1,
  removedQuotes: 30,
  unsentPhotos: 1,
} as const;

/** The first day of which things are still kept; days as 2026-11-15. */
export function firstDayKept({ years, from }: Kept, today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  if (from === 'year_end') day.setUTCMonth(0, 1);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
