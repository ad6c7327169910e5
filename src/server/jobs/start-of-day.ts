import { type SQL, sql } from 'drizzle-orm';

/** A day begins when it does in the country whose law counts the years. */
export function startOfDay(day: string): SQL {
  return sql`${day}::timestamp at time zone 'Europe/Amsterdam'`;
}
