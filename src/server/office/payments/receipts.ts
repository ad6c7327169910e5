import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { ReceiptData, RefundData } from '#contract/office/payments.ts';
import { isByHand } from '#domain/payment/refund-status.ts';
import type { Database } from '../../database/database.ts';
import { paymentAttempts, payments, refunds } from '../../database/schema/payments.ts';
import { type Due, paymentsFor } from '../../invoices/due.ts';

/** Everything that came in for an order or an invoice, the newest first, with what went back of it and how that stands. */
export async function findReceipts(database: Database, due: Due): Promise<readonly ReceiptData[]> {
  const rows = await database
    .select({ payment: payments, attempt: paymentAttempts })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(paymentsFor(database, due))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  const received = rows.filter(({ attempt }) => attempt.status === 'paid');
  const back = await findRefunds(
    database,
    received.map(({ attempt }) => attempt.id),
  );
  return received.map(({ payment, attempt }) => ({
    paymentId: payment.id,
    ofPaymentId: payment.ofPaymentId,
    status: payment.status,
    isSurplus: attempt.isSurplus,
    method: attempt.usedMethod ?? attempt.method,
    amountCents: attempt.amount,
    paidAt: payment.paidAt?.toISOString() ?? null,
    chargedBackCents: attempt.chargedBack,
    refunds: back.get(attempt.id) ?? [],
  }));
}

/** Our own refunds of these attempts, oldest first. */
export async function findRefunds(
  database: Database,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundData[]>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await database
    .select({ refund: refunds, method: paymentAttempts.method })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(inArray(refunds.attemptId, [...attemptIds]))
    .orderBy(asc(refunds.createdAt));
  const byAttempt = Map.groupBy(rows, ({ refund }) => refund.attemptId);
  return new Map(
    [...byAttempt].map(([id, list]) => [
      id,
      list.map(({ refund, method }) => ({
        id: refund.id,
        amountCents: refund.amount,
        status: refund.status,
        providerId: refund.providerId,
        at: refund.createdAt.toISOString(),
        isByHand: isByHand(method, refund.status),
      })),
    ]),
  );
}
