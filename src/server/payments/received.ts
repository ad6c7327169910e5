import { and, desc, eq, or, sql, sum } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { Received } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { type Due, paymentsFor } from '../invoices/due.ts';

/** What we gave back of an attempt ourselves, or are about to; of one for several, that of its shares. */
export async function sumRefunds(database: Database, attemptId: string): Promise<Cents> {
  const [row] = await database
    .select({ total: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(or(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.ofAttemptId, attemptId)));
  return cents(row?.total ?? 0);
}

/** What came in for an order or an invoice and settled it, the newest first; a surplus was for nothing. */
export function listReceived(
  database: Database,
  due: Due,
  { withSurplus = false }: { readonly withSurplus?: boolean } = {},
): Promise<readonly Received[]> {
  return database
    .select({
      attemptId: paymentAttempts.id,
      amount: paymentAttempts.amount,
      chargedBack: paymentAttempts.chargedBack,
      refundedElsewhere: paymentAttempts.refundedElsewhere,
      ownRefunds: sql`(
        select coalesce(sum(${refunds.amount}), 0) from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id}
      )`.mapWith((total) => cents(Number(total))),
    })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        paymentsFor(database, due),
        eq(paymentAttempts.status, 'paid'),
        withSurplus ? undefined : eq(paymentAttempts.isSurplus, false),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id));
}
