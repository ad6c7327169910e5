import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ledgerEntries, ledgerPostings, writeOffs } from '../database/schema/ledger.ts';
import { mails } from '../database/schema/operations.ts';
import { invoiceLines, invoices, orderEvents, orders } from '../database/schema/orders.ts';
import {
  invoiceDocuments,
  paymentAttempts,
  paymentEvents,
  payments,
  refunds,
} from '../database/schema/payments.ts';
import { sandboxPayments } from '../database/schema/sandbox.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { forgetBookings, forgetPicks } from './forget-shared.ts';

/** An order with its invoice, or an invoice or a payment link that never had an order. */
export type Root = typeof orders | typeof invoices | typeof payments;

/** From the leaves to the root. Lines and fees of an order go with it. */
export async function deleteBooks(transaction: Database, root: Root, ids: readonly number[]): Promise<void> {
  const roots = (table: Root) => (root === table ? [...ids] : []);
  const orderIds = roots(orders);
  const books = await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      or(
        inArray(invoices.orderId, orderIds),
        inArray(invoices.id, roots(invoices)),
        inArray(invoices.creditedInvoiceId, roots(invoices)),
      ),
    );
  const invoiceIds = books.map(({ id }) => id);
  const asked = await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(
      or(
        inArray(payments.orderId, orderIds),
        inArray(payments.invoiceId, invoiceIds),
        inArray(payments.id, roots(payments)),
      ),
    );
  const paymentIds = asked.map(({ id }) => id);
  const attempts = await transaction
    .select({ id: paymentAttempts.id, providerId: paymentAttempts.providerId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.paymentId, paymentIds));
  const attemptIds = attempts.map(({ id }) => id);
  const providerIds = attempts.flatMap(({ providerId }) => providerId ?? []);

  await transaction.execute(sql`select set_config('maathor.forgets_old_books', 'on', true)`);
  await transaction
    .delete(mails)
    .where(or(inArray(mails.orderId, orderIds), inArray(mails.invoiceId, invoiceIds)));
  await transaction
    .delete(staffTasks)
    .where(
      or(
        inArray(staffTasks.orderId, orderIds),
        inArray(staffTasks.invoiceId, invoiceIds),
        inArray(staffTasks.paymentId, paymentIds),
        inArray(staffTasks.attemptId, attemptIds),
      ),
    );
  await forgetLedger(transaction, invoiceIds, attemptIds);
  await transaction.delete(refunds).where(inArray(refunds.attemptId, attemptIds));
  await transaction.delete(paymentEvents).where(inArray(paymentEvents.attemptId, attemptIds));
  await transaction.delete(sandboxPayments).where(inArray(sandboxPayments.id, providerIds));
  await transaction.delete(paymentAttempts).where(inArray(paymentAttempts.id, attemptIds));
  await forgetBookings(transaction, paymentIds);
  await transaction.delete(payments).where(inArray(payments.id, paymentIds));
  await forgetPicks(transaction, invoiceIds);
  await transaction.delete(invoiceDocuments).where(inArray(invoiceDocuments.invoiceId, invoiceIds));
  await transaction.delete(invoiceLines).where(inArray(invoiceLines.invoiceId, invoiceIds));
  await transaction.delete(invoices).where(inArray(invoices.id, invoiceIds));
  await transaction.delete(orderEvents).where(inArray(orderEvents.orderId, orderIds));
  await transaction.delete(orders).where(inArray(orders.id, orderIds));
}

// With what caused it, and before it.
async function forgetLedger(
  transaction: Database,
  invoiceIds: readonly number[],
  attemptIds: readonly string[],
): Promise<void> {
  const written = await transaction
    .select({ id: writeOffs.id })
    .from(writeOffs)
    .where(inArray(writeOffs.invoiceId, [...invoiceIds]));
  const writeOffIds = written.map(({ id }) => id);
  const entries = await transaction
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      or(
        inArray(ledgerEntries.invoiceId, [...invoiceIds]),
        inArray(ledgerEntries.attemptId, [...attemptIds]),
        inArray(ledgerEntries.writeOffId, writeOffIds),
      ),
    );
  const entryIds = entries.map(({ id }) => id);
  await transaction.delete(ledgerPostings).where(inArray(ledgerPostings.entryId, entryIds));
  await transaction.delete(ledgerEntries).where(inArray(ledgerEntries.id, entryIds));
  await transaction.delete(writeOffs).where(inArray(writeOffs.id, writeOffIds));
}
