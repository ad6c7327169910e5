import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { owedForLeftBehind } from '#domain/delivery/left-behind.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoices, orderLines, orders } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { closeTask } from '../tasks/settle-task.ts';

/** Of an order that is paid in advance, what is still to be credited if no more of it is sent. */
export async function findOwedForLeftBehind(database: Database, orderId: number): Promise<Cents> {
  const sent = sql`(
    select coalesce(sum(gone.amount), 0) from delivery_lines gone
    join deliveries delivery on delivery.id = gone.delivery_id
    where gone.order_line_id = ${orderLines.id} and delivery.undone_at is null
  )`;
  const [order] = await database
    .select({
      vatPercent: orders.vatPercent,
      screens: sql`coalesce(sum(${orderLines.unitPrice} * (${orderLines.amount} - ${sent})), 0)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .groupBy(orders.id);
  const [given] = await database
    .select({
      net: sql`coalesce(sum(${invoices.net}), 0)`.mapWith(Number),
      total: sql`coalesce(sum(${invoices.total}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')));
  if (order === undefined || given === undefined) throw new Error(`no order ${orderId}`);
  return owedForLeftBehind({
    screens: cents(order.screens),
    vatPercent: order.vatPercent,
    credited: { net: cents(given.net), total: cents(given.total) },
  });
}

/** After a credit note, under the order's lock: the task asks for what is left of it, and for nobody once that is nothing. */
export async function tendLeftBehindTask(transaction: Database, orderId: number, at: Date): Promise<void> {
  const which = leftBehindTasksOf(orderId);
  if ((await transaction.$count(staffTasks, and(which, isNull(staffTasks.doneAt)))) === 0) return;
  const amount = await findOwedForLeftBehind(transaction, orderId);
  if (amount === 0) await closeTask(transaction, which, { actor: null, at });
  else
    await transaction
      .update(staffTasks)
      .set({ amount })
      .where(and(which, isNull(staffTasks.doneAt)));
}

export function leftBehindTasksOf(orderId: number): SQL {
  return sql`${staffTasks.kind} = 'left_behind' and ${staffTasks.orderId} = ${orderId}`;
}
