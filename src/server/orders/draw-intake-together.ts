import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** R15.4: one row for each day of intake, whatever was added meanwhile and however often this is done at once. */
export async function drawIntakeTogether(database: Database): Promise<void> {
  await database.execute(sql`
    with gone as (
      delete from intake_of_days
      where day in (select day from intake_of_days group by day having count(*) > 1)
      returning day, orders, screens, total_cents
    )
    insert into intake_of_days (day, orders, screens, total_cents)
    select day, sum(orders), sum(screens), sum(total_cents) from gone group by day`);
}
