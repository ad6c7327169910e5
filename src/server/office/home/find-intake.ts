import { sql } from 'drizzle-orm';
import type { OfficeHomePage } from '#contract/office/home.ts';
import { compareYears, intakeDays } from '#domain/intake/intake.ts';
import type { Database } from '../../database/database.ts';

type Row = {
  readonly monday: string;
  readonly orders: number;
  readonly screens: number;
  readonly cents: string;
};

/**
 * Week by week in Amsterdam's time, from an index alone. What was called off did not come in. Who sees no money gets none: it is
 * left out here, and not only on the page.
 */
export async function findIntake(
  database: Database,
  today: string,
  seesMoney: boolean,
): Promise<OfficeHomePage['intake']> {
  const { from, until } = intakeDays(today);
  // A range for each week, and not a week for each row: to tell the week of sixty thousand moments takes four times as long.
  const { rows } = await database.execute<Row>(sql`
    select to_char(monday, 'YYYY-MM-DD') as monday, counted.*
    from generate_series(${from}::timestamp, ${until}::timestamp - interval '7 days', interval '7 days') as monday
    cross join lateral (
      select count(*)::integer as orders, coalesce(sum(screens), 0)::integer as screens,
        coalesce(sum(total_cents), 0) as cents
      from listed_orders
      where placed_at >= monday at time zone 'Europe/Amsterdam'
        and placed_at < (monday + interval '7 days') at time zone 'Europe/Amsterdam'
        and status not in ('draft', 'cancelled')
    ) counted`);
  const counted = rows.map(({ monday, orders, screens, cents }) => ({
    monday,
    count: seesMoney ? orders : screens,
    cents: Number(cents),
  }));
  return { ...compareYears(today, counted, seesMoney), counted: seesMoney ? 'orders' : 'screens' };
}
