import { type SQL, sql } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import type {
  RemindedInvoice,
  ReminderHold,
  ReminderStep,
  SentReminder,
} from '#domain/on-account/reminder.ts';
import type { Database } from '../database/database.ts';

type Sent = SentReminder & { readonly open: Cents };

/** An invoice as it stands with reminders, and what has gone out about it. */
export type FoundReminders = Omit<RemindedInvoice, 'sent'> & {
  readonly invoiceId: number;
  readonly sent: readonly Sent[];
};

type Row = {
  readonly invoice_id: number;
  readonly due_on: string;
  readonly open_cents: string;
  readonly hold: ReminderHold | null;
  readonly sent: readonly {
    readonly step: ReminderStep;
    readonly sent_on: string;
    readonly open_cents: number;
  }[];
};

/** Null for a credit note, and for none at all. */
export async function findReminders(database: Database, invoiceId: number): Promise<FoundReminders | null> {
  const [found] = await readReminders(
    database,
    sql`balance.invoice_id = ${invoiceId} and balance.kind = 'invoice'`,
  );
  return found ?? null;
}

/** Every invoice that may get a reminder on this day, as a first sieve; the oldest due day first. */
export function listOverdue(database: Database, today: string): Promise<readonly FoundReminders[]> {
  return readReminders(
    database,
    sql`balance.open_cents > 0 and balance.due_on < ${today}::date and not exists (
      select from invoice_reminders last where last.invoice_id = balance.invoice_id and last.step = 3
    )`,
  );
}

async function readReminders(database: Database, which: SQL): Promise<readonly FoundReminders[]> {
  const { rows } = await database.execute<Row>(sql`
    select balance.invoice_id, balance.due_on::text as due_on, balance.open_cents,
      case
        when exists (
          select from invoice_disputes dispute
          where dispute.invoice_id = balance.invoice_id and dispute.ended_at is null
        ) then 'dispute'
        when exists (
          select from staff_tasks task join payments payment on task.payment_id in (payment.id, payment.of_payment_id)
          where task.kind = 'charged_back' and task.done_at is null and (
            payment.invoice_id = invoice.id or (invoice.delivery_id is null and payment.order_id = invoice.order_id)
          )
        ) then 'chargeback'
      end as hold,
      coalesce((
        select json_agg(json_build_object('step', step, 'sent_on', sent_on, 'open_cents', open_cents) order by step)
        from invoice_reminders reminder where reminder.invoice_id = balance.invoice_id
      ), '[]') as sent
    from invoice_balances balance join invoices invoice on invoice.id = balance.invoice_id
    where ${which} order by balance.due_on, balance.invoice_id`);
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    dueOn: row.due_on,
    open: cents(Number(row.open_cents)),
    hold: row.hold,
    sent: row.sent.map(({ step, sent_on, open_cents }) => ({
      step,
      sentOn: sent_on,
      open: cents(open_cents),
    })),
  }));
}
