import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoices } from '../database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';

export type Receipt = {
  readonly invoiceId: number;
  readonly paymentId: number;
  readonly method: string;
  readonly paidAt: Date | null;
  readonly providerId: string | null;
  // The provider's payout that it was part of.
  readonly settlement: string | null;
  readonly amount: Cents;
  // Given back by us or at the provider's, or taken back by a bank.
  readonly gone: Cents;
};

/** What came in for these invoices and settled them, by payment. */
export async function findReceipts(
  database: Database,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Receipt[]>> {
  if (invoiceIds.length === 0) return new Map();
  // Two questions instead of an "or", which no index answers.
  const [ofInvoices, ofOrders] = await Promise.all([
    select(database, invoiceIds, eq(invoices.id, payments.invoiceId)),
    select(database, invoiceIds, eq(invoices.orderId, payments.orderId)),
  ]);
  const found = [...ofInvoices, ...ofOrders].toSorted((one, other) => one.paymentId - other.paymentId);
  return Map.groupBy(found, ({ invoiceId }) => invoiceId);
}

function select(
  database: Database,
  invoiceIds: readonly number[],
  isPaidFor: SQL,
): Promise<readonly Receipt[]> {
  return database
    .select({
      invoiceId: invoices.id,
      paymentId: payments.id,
      method: sql<string>`coalesce(${paymentAttempts.usedMethod}, ${paymentAttempts.method})`,
      paidAt: payments.paidAt,
      // R12.4: of a share the provider knows only the payment it came with.
      providerId: sql<string | null>`coalesce(${paymentAttempts.providerId}, (
        select whole.provider_id from payment_attempts whole where whole.id = ${paymentAttempts.ofAttemptId}
      ))`,
      settlement: paymentAttempts.settlement,
      amount: paymentAttempts.amount,
      gone: sql`least(${paymentAttempts.amount}, ${paymentAttempts.chargedBack} + ${paymentAttempts.refundedElsewhere} + (
        select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id}
      ))`.mapWith((gone) => cents(Number(gone))),
    })
    .from(invoices)
    .innerJoin(payments, isPaidFor)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(
      and(
        inArray(invoices.id, [...invoiceIds]),
        eq(invoices.kind, 'invoice'),
        eq(paymentAttempts.status, 'paid'),
        eq(paymentAttempts.isSurplus, false),
      ),
    );
}
