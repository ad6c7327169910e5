import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { OfficeDocument, PaymentData } from '#contract/office/order.ts';
import type { OrderDocument } from '#contract/order-page.ts';
import { isByHand } from '#domain/payment/refund-status.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import type { Database } from '../../database/database.ts';
import { invoices } from '../../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../../database/schema/payments.ts';
import { paymentsFor } from '../../invoices/due.ts';

/** Every payment of an order and of its invoice, with what was tried and what went back; the newest first. */
export async function listPayments(database: Database, orderId: number): Promise<readonly PaymentData[]> {
  const rows = await database
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(paymentsFor(database, { orderId }))
    .orderBy(desc(payments.id));
  const found = rows.map(({ payment, invoice }) => ({
    ...payment,
    // Of one that is paid in advance there is no other.
    invoice: invoice?.deliveryId == null ? null : invoice.number,
  }));
  const tried = await database
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.paymentId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt));
  const given = await database
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.attemptId,
        tried.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refunds.createdAt));
  return found.map(({ id, status, withdrawnAt, invoice, amount, paidAt }) => ({
    ...{ id, status, invoice },
    isWithdrawn: withdrawnAt !== null,
    amountCents: amount,
    paidAt: paidAt?.toISOString() ?? null,
    attempts: tried
      .filter(({ paymentId }) => paymentId === id)
      .map((attempt) => ({
        id: attempt.id,
        method: nameReceiptMethod(attempt.usedMethod ?? attempt.method),
        status: attempt.status,
        amountCents: attempt.amount,
        at: attempt.createdAt.toISOString(),
        failure: attempt.failureReason,
        chargedBackCents: attempt.chargedBack,
        refundedElsewhereCents: attempt.refundedElsewhere,
        isSurplus: attempt.isSurplus,
        refunds: given
          .filter(({ attemptId }) => attemptId === attempt.id)
          .map((refund) => ({
            amountCents: refund.amount,
            status: refund.status,
            at: refund.createdAt.toISOString(),
            isByHand: isByHand(attempt.method, refund.status),
          })),
      })),
  }));
}

export async function addTotals(
  database: Database,
  orderId: number,
  documents: readonly OrderDocument[],
): Promise<readonly OfficeDocument[]> {
  if (documents.length === 0) return [];
  const found = await database
    .select({ number: invoices.number, total: invoices.total })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  const totals = new Map(found.map(({ number, total }) => [number, total]));
  return documents.map((document) => ({ ...document, totalCents: totals.get(document.number) ?? 0 }));
}

/** How the money came that can go back. */
export async function methodsOf(
  database: Database,
  orderId: number,
  invoice: string | null = null,
): Promise<readonly string[]> {
  const all = await listPayments(database, orderId);
  const payments = all.filter((payment) => payment.invoice === invoice);
  const paid = payments.flatMap(({ attempts }) =>
    attempts.filter(({ status, isSurplus }) => status === 'paid' && !isSurplus),
  );
  return [...new Set(paid.map(({ method }) => method))];
}
