import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** R15.4: one row for each thing that a company owes, and none for what is settled, whatever is posted meanwhile. */
export async function drawSumsTogether(database: Database): Promise<void> {
  await database.execute(sql`
    with several as (
      select unnest(array_agg(id)) as id from ledger_sums group by company_id, due_order_id, due_invoice_id
      having count(*) > 1 or sum(cents) = 0
    ), gone as (
      delete from ledger_sums where id in (select id from several)
      returning company_id, due_order_id, due_invoice_id, cents
    )
    insert into ledger_sums (company_id, due_order_id, due_invoice_id, cents)
    select company_id, due_order_id, due_invoice_id, sum(cents) from gone group by 1, 2, 3 having sum(cents) <> 0`);
}
