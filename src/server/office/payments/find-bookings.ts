import { asc, eq } from 'drizzle-orm';
import type { BookingData } from '#contract/office/payments.ts';
import type { Database } from '../../database/database.ts';
import { bankBookingParts, bankBookings } from '../../database/schema/bank.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../../database/schema/payments.ts';
import { behindOrder, named, paidFor } from './find-payments.ts';

/** One transfer with all it paid for. */
export async function findBooking(database: Database, id: number | null): Promise<BookingData | null> {
  if (id === null) return null;
  const [[booking], parts, [undone], [refund]] = await Promise.all([
    database.select().from(bankBookings).where(eq(bankBookings.id, id)),
    database
      .select({ part: bankBookingParts, payment: payments, ...paidFor })
      .from(bankBookingParts)
      .innerJoin(payments, eq(payments.id, bankBookingParts.paymentId))
      .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
      .leftJoin(orders, behindOrder)
      .where(eq(bankBookingParts.bookingId, id))
      .orderBy(asc(bankBookingParts.position)),
    database.select().from(bankBookings).where(eq(bankBookings.undoesId, id)),
    // Of any of its parts: it is undone whole.
    database
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(bankBookingParts, eq(bankBookingParts.paymentId, paymentAttempts.paymentId))
      .where(eq(bankBookingParts.bookingId, id))
      .limit(1),
  ]);
  if (booking === undefined) return null;
  return {
    id: booking.id,
    bookedOn: booking.bookedOn,
    amountCents: booking.amount,
    payer: booking.payer,
    description: booking.description,
    madeBy: booking.madeBy,
    parts: parts.map((row) => ({
      ...named(row),
      paymentId: row.payment.id,
      amountCents: row.part.amount,
    })),
    isRefunded: refund !== undefined,
    undone: undone === undefined ? null : { by: undone.madeBy, reason: undone.reason, on: undone.bookedOn },
  };
}
