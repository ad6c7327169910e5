import { type SQL, sql } from 'drizzle-orm';
import type { OrderQueue } from '#domain/order/order-queue.ts';
import { isThere } from '../database/is-there.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';

/** What a queue asks of an order, by its own columns or by those that a list keeps of it. */
type Columns = { readonly status: SQL; readonly isHeld: SQL; readonly dueOn: SQL };

const ofOrders: Columns = {
  status: sql`${orders.status}`,
  isHeld: sql`${orders.heldAt} is not null`,
  dueOn: sql`${orders.dueOn}`,
};

/**
 * Which orders wait in a queue; `today` is a day of the Netherlands. Written out without parameters where an index of migration 044
 * holds only such rows: PostgreSQL takes it for nothing else.
 */
export function inQueue(queue: OrderQueue, today: string): SQL {
  // Paid, with nothing in the way of making it.
  if (queue === 'to_release')
    return sql`(${orders.status} = 'paid' and ${orders.heldAt} is null
      and (${orders.termDays} is not null or ${hasItsMoney} or not ${lacksMoney}))`;
  return inOpenQueue(queue, today, ofOrders);
}

/** The same where the order itself need not be asked. */
export function inOpenQueue(
  queue: Exclude<OrderQueue, 'to_release'>,
  today: string,
  { status, isHeld, dueOn }: Columns,
): SQL {
  const isPromised = sql`${status} in ('paid', 'in_production')`;
  switch (queue) {
    case 'held':
      return sql`(${isHeld} and ${status} in ('placed', 'paid', 'in_production'))`;
    case 'due_today':
      return sql`(${isPromised} and ${dueOn} = ${today}::date)`;
    case 'late':
      return sql`(${isPromised} and ${dueOn} < ${today}::date)`;
  }
}

const refunded = sql`coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id}), 0)`;
const kept = sql`${paymentAttempts.amount} - ${paymentAttempts.chargedBack} - ${paymentAttempts.refundedElsewhere}`;
const settles = sql`${paymentAttempts.paymentId} = ${payments.id}
  and ${paymentAttempts.status} = 'paid' and not ${paymentAttempts.isSurplus}`;

// Nearly every paid order: one payment of its own is whole and not given back, and then nothing else need be asked. A start page counts
// a thousand.
const hasItsMoney = isThere(sql`from ${payments} join ${paymentAttempts} on ${settles}
  where ${payments.orderId} = ${orders.id} and ${payments.status} in ('paid', 'partially_refunded') and not ${payments.isPart}
    and ${kept} > ${refunded}`);

const asksForMore = sql`exists (
  select from ${invoices} join ${invoiceBalances} on ${invoiceBalances.invoiceId} = ${invoices.id}
  where ${invoices.orderId} = ${orders.id} and ${invoices.kind} = 'invoice' and ${invoiceBalances.open} > 0
)`;

// What findHindrance and the trigger on production say of the payments, as one condition on a row. A payment has one attempt
// that settles it; a refund that we asked for counts before the provider has told anything of it.
const lacksMoney = sql`coalesce((
  select case
    when bool_or(${payments.status} in ('paid', 'partially_refunded') and (not ${payments.isPart} or not ${asksForMore}))
      then count(${paymentAttempts.id}) > 0 and not bool_or(${kept} > ${refunded})
    else bool_or(${payments.status} = 'refunded')
      or (bool_or(${payments.status} = 'charged_back') and ${orders.releasedAt} is null)
  end
  from ${payments}
  left join ${paymentAttempts} on ${settles}
  where ${payments.orderId} = ${orders.id} or ${payments.invoiceId} = any (array(
    select ${invoices.id} from ${invoices} where ${invoices.orderId} = ${orders.id}
  ))
), false)`;
