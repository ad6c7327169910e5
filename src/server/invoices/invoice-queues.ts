import { and, asc, eq, gt, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { StaffInvoiceQueue } from '#domain/invoice/standing.ts';
import { zero } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices } from '../database/schema/orders.ts';

const { kind, left, open, dueOn } = invoiceBalances;
const isInvoice = eq(kind, 'invoice');
// Written out: PostgreSQL takes an index of what is open for nothing else.
const isOpen = sql`${open} > 0`;

/** Whether a row of `invoice_balances` is one that its customer says is wrong. */
export const isDisputed: SQL<boolean> = sql`exists (
  select from invoice_disputes where invoice_id = ${invoiceBalances.invoiceId} and ended_at is null
)`;

const hasThirdReminder = sql`exists (
  select from invoice_reminders where invoice_id = ${invoiceBalances.invoiceId} and step = 3
)`;

const conditions: Readonly<Record<StaffInvoiceQueue, (today: string) => SQL | undefined>> = {
  open: (today) => and(isOpen, gte(dueOn, today)),
  overdue: (today) => and(isOpen, lt(dueOn, today)),
  unpaid: () => isOpen,
  paid: () => and(isInvoice, gt(left, zero), eq(open, zero)),
  credited: () => and(isInvoice, eq(left, zero)),
  credit_note: () => eq(kind, 'credit_note'),
  disputed: () => isDisputed,
  third_reminder: () => and(isOpen, hasThirdReminder, not(isDisputed)),
};

/** The same as standingOf in the domain, of rows of `invoice_balances`: what counts them and what lists them agree. */
export function isInQueue(queue: StaffInvoiceQueue, today: string): SQL | undefined {
  return conditions[queue](today);
}

type FirstDue = { readonly number: string; readonly company: string; readonly dueOn: string };

/** Of those that wait the one that was to be paid first: found in the narrow rows, or the wide ones of all of them are read. */
export async function findFirstDue(
  database: Database,
  queue: StaffInvoiceQueue,
  today: string,
): Promise<FirstDue | null> {
  const { invoiceId: id } = invoiceBalances;
  const oldest = database
    .select({ id })
    .from(invoiceBalances)
    .where(isInQueue(queue, today))
    .orderBy(asc(dueOn), asc(id))
    .limit(1);
  const [found] = await database
    .select({ number: invoices.number, company: sql<string>`${invoices.customer} ->> 'company'`, dueOn })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, id))
    .where(sql`${id} = (${oldest})`);
  return found ?? null;
}

/** For a number that is a link to exactly those rows. */
export function countInvoices(database: Database, queue: StaffInvoiceQueue, now: Date): Promise<number> {
  return database.$count(invoiceBalances, isInQueue(queue, dutchDate(now)));
}
