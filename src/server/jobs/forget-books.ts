import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { bankStatements } from '../database/schema/bank-statements.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { deleteBooks, type Root } from './delete-books.ts';
import { startOfDay } from './forget-shared.ts';

type Kind = {
  readonly root: Root;
  // Which of them may go, as far as they can tell themselves.
  readonly isOver: (before: SQL, firstKept: string) => SQL;
  // What hangs on one of them.
  readonly invoiceIds: SQL;
  readonly paymentIds: SQL;
};

const invoicesOfOrder = sql`select id from invoices where order_id = ${orders.id}`;
const invoiceAndNotes = sql`
  select id from invoices own where own.id = ${invoices.id} or own.credited_invoice_id = ${invoices.id}`;

const kinds: readonly Kind[] = [
  {
    root: orders,
    // By what the list keeps: nearly all are young, and looking at each of them would take the night.
    isOver: (before) => sql`${orders.id} in (select order_id from listed_orders where placed_at < ${before})
      and ${orders.status} in ('completed', 'cancelled')
      and greatest(${orders.placedAt}, ${orders.updatedAt}) < ${before}
      and not exists (
        select from order_events event where event.order_id = ${orders.id} and event.created_at >= ${before}
      )
      and not exists (
        select from staff_tasks task where task.order_id = ${orders.id} and task.done_at is null
      )
      and not exists (
        select from mails mail where mail.order_id = ${orders.id} and mail.status = 'queued'
      )`,
    invoiceIds: invoicesOfOrder,
    paymentIds: sql`
      select id from payments where order_id = ${orders.id} or invoice_id in (${invoicesOfOrder})`,
  },
  {
    root: invoices,
    isOver: (_before, firstKept) => sql`${invoices.kind} = 'invoice' and ${invoices.orderId} is null
      and ${invoices.issuedOn} < ${firstKept}::date`,
    invoiceIds: invoiceAndNotes,
    paymentIds: sql`select id from payments where invoice_id in (${invoiceAndNotes})`,
  },
  {
    root: payments,
    isOver: (before) => sql`${payments.description} is not null and ${payments.createdAt} < ${before}`,
    invoiceIds: sql`select null::integer`,
    paymentIds: sql`select ${payments.id}`,
  },
  // R12.4: a payment for several goes after the last of what it paid for.
  {
    root: payments,
    isOver: (before) => sql`${payments.paysSeveral} and ${payments.createdAt} < ${before}
      and not exists (select from payment_invoices held where held.payment_id = ${payments.id})
      and not exists (select from payments share where share.of_payment_id = ${payments.id})`,
    invoiceIds: sql`select null::integer`,
    paymentIds: sql`select ${payments.id}`,
  },
];

/**
 * Orders, invoices and payments that the law no longer asks for, with all that hangs on them. The numbers they had are
 * not given out again.
 */
export async function forgetBooks(database: Database, firstKept: string, most: number): Promise<number> {
  let gone = 0;
  for (const kind of kinds) gone += await forgetKind(database, kind, firstKept, most - gone);
  return gone + (await forgetStatements(database, firstKept, most - gone));
}

// With their lines: what was booked from them has gone before, or is young and stays without them.
async function forgetStatements(database: Database, firstKept: string, most: number): Promise<number> {
  const over = database
    .select({ id: bankStatements.id })
    .from(bankStatements)
    .where(lt(bankStatements.untilDay, firstKept))
    .limit(most);
  const gone = await database.delete(bankStatements).where(inArray(bankStatements.id, over));
  return gone.rowCount ?? 0;
}

function forgetKind(database: Database, kind: Kind, firstKept: string, most: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const { root } = kind;
    const found = await transaction
      .select({ id: root.id })
      .from(root)
      .where(sql`${kind.isOver(startOfDay(firstKept), firstKept)} and ${isDone(kind, firstKept)}`)
      .limit(most)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await deleteBooks(transaction, root, ids);
    return ids.length;
  });
}

// Nothing in it is young, and nothing still asks for money, an answer or a person. A dispute that was lost leaves the
// invoice unpaid until it is credited.
function isDone({ invoiceIds, paymentIds }: Kind, firstKept: string): SQL {
  const before = startOfDay(firstKept);
  const attemptIds = sql`select id from payment_attempts where payment_id in (${paymentIds})`;
  return sql`not exists (
    select from invoices book where book.id in (${invoiceIds}) and (
      book.issued_on >= ${firstKept}
      or (
        book.kind = 'invoice'
        and book.total_cents > (
          select coalesce(sum(note.total_cents), 0) from invoices note where note.credited_invoice_id = book.id
        ) + (select balance.written_off_cents from invoice_balances balance where balance.invoice_id = book.id)
        and not exists (
          select from payments paid
          where paid.id in (${paymentIds}) and ${inArray(sql`paid.status`, [...receivedStatuses])}
            and (book.delivery_id is null or paid.invoice_id = book.id)
        )
      )
    )
  ) and not exists (
    select from payments paid where paid.id in (${paymentIds}) and (
      greatest(paid.created_at, paid.paid_at) >= ${before}
      or (paid.status = 'open' and coalesce(paid.expires_at, 'infinity') >= ${before})
    )
  ) and not exists (
    select from payment_attempts attempt where attempt.payment_id in (${paymentIds}) and (
      attempt.status in ('creating', 'open', 'pending') or attempt.created_at >= ${before}
    )
  ) and not exists (
    select from bank_booking_parts part join bank_bookings booking on booking.id = part.booking_id
    where part.payment_id in (${paymentIds}) and booking.booked_on >= ${firstKept}
  ) and not exists (
    select from payment_events event where event.attempt_id in (${attemptIds}) and event.seen_at >= ${before}
  ) and not exists (
    select from refunds refund where refund.attempt_id in (${attemptIds})
      and (refund.status in ('requested', 'sent') or refund.updated_at >= ${before})
  ) and not exists (
    select from ledger_entries entry left join write_offs written on written.id = entry.write_off_id
    where entry.happened_on >= ${firstKept} and (
      coalesce(entry.invoice_id, written.invoice_id) in (${invoiceIds}) or entry.attempt_id in (${attemptIds})
    )
  ) and not exists (
    select from staff_tasks task
    where task.done_at is null and (task.payment_id in (${paymentIds}) or task.invoice_id in (${invoiceIds}))
  ) and not exists (
    select from mails mail where mail.status = 'queued' and mail.invoice_id in (${invoiceIds})
  )`;
}
