import { asc, eq, sql } from 'drizzle-orm';
import type { ShareData } from '#contract/office/payments.ts';
import type { Database } from '../../database/database.ts';
import { invoices } from '../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../database/schema/payments.ts';
import { findPicked } from '../../payments/several/find-several.ts';

type Shares = { readonly rows: readonly ShareData[]; readonly attemptIds: readonly string[] };

/** R12.4: what each invoice got of one payment, what was too much last; before it is paid, what each asks for. */
export async function findShares(database: Database, paymentId: number): Promise<Shares> {
  const own = sql`(select coalesce(sum(amount_cents), 0)::float8 from refunds
    where attempt_id = ${paymentAttempts.id} and status <> 'failed')`;
  const found = await database
    .select({ number: invoices.number, attempt: paymentAttempts, ownRefunds: sql<number>`${own}` })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(eq(payments.ofPaymentId, paymentId))
    .orderBy(asc(payments.id));
  const rows = found.map(({ number, attempt, ownRefunds }) => ({
    invoiceNumber: number,
    amountCents: attempt.amount,
    refundedCents: Math.max(attempt.refunded, ownRefunds + attempt.refundedElsewhere),
    chargedBackCents: attempt.chargedBack,
  }));
  const asked = rows.length > 0 ? [] : await findPicked(database, paymentId);
  return {
    rows: [
      ...rows,
      ...asked.map(({ number, open }) => ({
        ...{ invoiceNumber: number, amountCents: open },
        ...{ refundedCents: 0, chargedBackCents: 0 },
      })),
    ],
    attemptIds: found.map(({ attempt }) => attempt.id),
  };
}
