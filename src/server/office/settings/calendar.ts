import { sql } from 'drizzle-orm';
import type { CalendarDay } from '#contract/office/settings.ts';
import { countries } from '#domain/business/address.ts';
import { fromDayNumber } from '#domain/delivery/day-number.ts';
import { namedHolidaysOf } from '#domain/delivery/public-holidays.ts';
import type { Closure } from '#domain/delivery/workshop.ts';
import { holidayNames } from '#text/staff/settings.ts';
import type { Database } from '../../database/database.ts';

/** Of this year and the next: when the workshop is shut, and the public holidays of both countries. */
export async function findCalendar(
  database: Database,
  closures: readonly Closure[],
  today: string,
): Promise<readonly CalendarDay[]> {
  const year = Number(today.slice(0, 4));
  const shown = closures.filter(({ until }) => until >= `${year}-01-01`);
  const counts = await countOpenOrders(database, shown);
  const closed = shown.map((closure, index) => ({
    ...closure,
    kind: 'closed' as const,
    openOrders: counts[index] ?? 0,
  }));
  const holidays = [year, year + 1].flatMap((one) =>
    countries.flatMap((country) =>
      namedHolidaysOf(country, one).map(({ day, name }): CalendarDay => {
        const date = fromDayNumber(day);
        return { from: date, until: date, name: holidayNames[name], kind: country, openOrders: 0 };
      }),
    ),
  );
  return [...closed, ...holidays].toSorted((one, other) => one.from.localeCompare(other.from));
}

// What was promised stands; somebody has to look at it.
async function countOpenOrders(database: Database, closures: readonly Closure[]): Promise<readonly number[]> {
  if (closures.length === 0) return [];
  const days = JSON.stringify(closures.map(({ from, until }) => [from, until]));
  const { rows } = await database.execute<{ count: number }>(sql`
    select (
      select count(*)::integer from orders
      where status in ('paid', 'in_production')
        and due_on between (days.value->>0)::date and (days.value->>1)::date
    ) as count
    from jsonb_array_elements(${days}::jsonb) with ordinality as days (value, place)
    order by place`);
  return rows.map(({ count }) => count);
}
