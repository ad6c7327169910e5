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
 * Week by week in Amsterdam's time, of what is kept for each day. What was called off did not come in. Who sees no money gets
 * none: it is left out here, and not only on the page.
 */
export async function findIntake(
  database: Database,
  today: string,
  seesMoney: boolean,
): Promise<OfficeHomePage['intake']> {
  const { from, until } = intakeDays(today);
  const { rows } = await database.execute<Row>(sql`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as monday, sum(orders)::integer as orders,
      sum(screens)::integer as screens, sum(total_cents) as cents
    from intake_of_days where day >= ${from}::date and day < ${until}::date group by 1`);
  const counted = rows.map(({ monday, orders, screens, cents }) => ({
    monday,
    count: seesMoney ? orders : screens,
    cents: Number(cents),
  }));
  return { ...compareYears(today, counted, seesMoney), counted: seesMoney ? 'orders' : 'screens' };
}
