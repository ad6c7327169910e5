import { type SQL, sql } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { seenOf, writeSeen } from '#domain/order/seen-order.ts';
import type { Database } from '../database/database.ts';
import { heldBy } from './find-facts.ts';
import type { Order } from './store-order.ts';

/** What a form about one of these orders is made from, in two queries for all of them. */
export async function findSeen(
  database: Database,
  orders: readonly Order[],
  reader: { readonly seesMoney: boolean },
): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map();
  const ids = sql`${sql.param(orders.map(({ id }) => id))}::integer[]`;
  const [events, refundable] = [
    await readNumbers(
      database,
      sql`select order_id as id, max(id) as value from order_events where order_id = any (${ids}) group by 1`,
    ),
    await readNumbers(database, refundableOf(ids)),
  ];
  return new Map(
    orders.map((order) => {
      const facts = {
        status: order.status,
        heldBy: heldBy(order),
        refundable: cents(refundable.get(order.id) ?? 0),
      };
      return [order.id, writeSeen(seenOf(facts, events.get(order.id) ?? 0), reader)];
    }),
  );
}

async function readNumbers(database: Database, query: SQL): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.execute<{ id: number; value: string }>(query);
  return new Map(rows.map(({ id, value }) => [id, Number(value)]));
}

// The same as totalRefundable of listReceived, for many.
function refundableOf(ids: SQL): SQL {
  return sql`
    select paid.order_id as id, sum(greatest(0, amount_cents - charged_back_cents - refunded_elsewhere_cents - (
      select coalesce(sum(refunds.amount_cents), 0) from refunds where attempt_id = payment_attempts.id
    ))) as value
    from (
      select id, order_id from payments where order_id = any (${ids})
      union all
      select payments.id, invoices.order_id from payments join invoices on invoices.id = payments.invoice_id
      where payments.invoice_id = any (array(select id from invoices where order_id = any (${ids})))
    ) as paid
    join payment_attempts on payment_attempts.payment_id = paid.id and status = 'paid' and not is_surplus
    group by 1`;
}
