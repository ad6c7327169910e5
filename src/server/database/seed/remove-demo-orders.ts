import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { demoKeyPrefix } from './demo-order.ts';
import { removes } from './removes.ts';

/** Each with its money and its history, unless somebody has done something that has to stay, as sending a mail. */
export async function removeDemoOrders(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: number }>(
    sql`select id from orders where starts_with(placed_key::text, ${demoKeyPrefix}) order by id for update`,
  );
  let removed = 0;
  for (const { id } of rows) if (await removes(database, (own) => removeOne(own, id))) removed += 1;
  return removed;
}

async function removeOne(database: Database, id: number): Promise<void> {
  const documents = sql`(select id from invoices where order_id = ${id})`;
  const money = sql`(select id from payments where order_id = ${id} or invoice_id in ${documents})`;
  const attempts = sql`(select id from payment_attempts where payment_id in ${money})`;
  // What refers to a row goes before it; lines, fees and deliveries go with their order.
  const statements = [
    sql`set local maathor.removes_demo = 'on'`,
    sql`delete from staff_tasks where order_id = ${id}`,
    sql`delete from ledger_postings where entry_id in (select id from ledger_entries where order_id = ${id})`,
    sql`delete from ledger_entries where order_id = ${id}`,
    sql`delete from write_offs where invoice_id in ${documents}`,
    sql`delete from refunds where attempt_id in ${attempts}`,
    sql`delete from sandbox_payments where id in (select provider_id from payment_attempts where id in ${attempts})`,
    sql`delete from payment_attempts where payment_id in ${money}`,
    sql`delete from payments where id in ${money}`,
    // Picked to be paid, and never begun; one that was begun stays, and what it was for with it.
    sql`delete from payments where pays_several
      and id in (select payment_id from payment_invoices where invoice_id in ${documents})
      and not exists (select from payment_attempts attempt where attempt.payment_id = payments.id)`,
    sql`delete from invoice_documents where invoice_id in ${documents}`,
    sql`delete from invoice_lines where invoice_id in (select id from invoices where order_id = ${id} and kind = 'credit_note')`,
    sql`delete from invoice_lines where invoice_id in ${documents}`,
    sql`delete from invoices where order_id = ${id} and kind = 'credit_note'`,
    sql`delete from invoices where order_id = ${id}`,
    sql`delete from order_events where order_id = ${id}`,
    sql`delete from orders where id = ${id}`,
    sql`set local maathor.removes_demo = 'off'`,
  ];
  for (const statement of statements) await database.execute(statement);
}

/** Real numbers follow the last that there is: of what is gone no gap is left, unless something real came after it. */
export async function closeSeries(database: Database): Promise<void> {
  const used = sql`(
    select left(number, 1) as series, substr(number, 2, 4) as year, max(split_part(number, '-', 2)::integer) as last
    from (select number from orders union all select number from invoices) as numbered
    where number ~ '^[BFC][0-9]{4}-[0-9]+$' group by 1, 2
  ) as used`;
  const isSame = sql`used.series = number_series.series and used.year = number_series.year::text`;
  await database.execute(
    sql`delete from number_series where not exists (select from ${used} where ${isSame})`,
  );
  await database.execute(
    sql`update number_series set last = used.last from ${used} where ${isSame} and used.last < number_series.last`,
  );
}
