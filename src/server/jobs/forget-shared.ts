import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bankBookingParts, bankBookings } from '../database/schema/bank.ts';
import { paymentInvoices, payments } from '../database/schema/payments.ts';

/** R12.4: what was picked to be paid together; one that was never paid has nothing to ask for any more. */
export async function forgetPicks(transaction: Database, invoiceIds: readonly number[]): Promise<void> {
  const left = await transaction
    .delete(paymentInvoices)
    .where(inArray(paymentInvoices.invoiceId, [...invoiceIds]))
    .returning({ id: paymentInvoices.paymentId });
  const ids = left.map(({ id }) => id);
  const isEmpty = sql`not exists (select from payment_invoices held where held.payment_id = ${payments.id})`;
  await transaction
    .update(payments)
    .set({ status: 'void' })
    .where(and(inArray(payments.id, ids), eq(payments.status, 'open'), isEmpty));
}

/** One transfer may have paid for several: it goes with the last of them, after the booking that undid it. */
export async function forgetBookings(transaction: Database, paymentIds: readonly number[]): Promise<void> {
  await transaction.delete(bankBookingParts).where(inArray(bankBookingParts.paymentId, [...paymentIds]));
  const isEmpty = sql`not exists (select from bank_booking_parts part where part.booking_id = ${bankBookings.id})`;
  await transaction.delete(bankBookings).where(and(isNotNull(bankBookings.undoesId), isEmpty));
  await transaction.delete(bankBookings).where(isEmpty);
}

/** A day begins when it does in the country whose law counts the years. */
export function startOfDay(day: string): SQL {
  return sql`${day}::timestamp at time zone 'Europe/Amsterdam'`;
}
