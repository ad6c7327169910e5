import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { Dependencies } from '../app-env.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { findPaymentById } from '../payments/find-payment.ts';

export type Withdrawn = 'done' | 'unknown' | 'not_open' | 'being_paid';

/**
 * R11.6: nobody can pay it any more, and its page says so. Whoever begins to pay locks the same row: of the two the second finds
 * what the first did.
 */
export function withdrawLink(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  paymentId: number,
  actor: Actor,
): Promise<Withdrawn> {
  return database.transaction(async (transaction) => {
    await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    const payment = await findPaymentById(transaction, paymentId);
    if (payment === null) return 'unknown';
    if (payment.status !== 'open') return 'not_open';
    const live = await transaction.$count(
      paymentAttempts,
      and(
        eq(paymentAttempts.paymentId, paymentId),
        inArray(paymentAttempts.status, [...liveAttemptStatuses]),
      ),
    );
    if (live > 0) return 'being_paid';
    await transaction
      .update(payments)
      .set({ status: 'void', withdrawnAt: now() })
      .where(eq(payments.id, paymentId));
    const subject = { kind: 'payment', id: paymentId, name: describeSubject(payment.subject) } as const;
    const entry = { action: 'payment_link_withdrawn', subject, after: { amount: payment.amount } } as const;
    await writeLogbook(transaction, actor, entry, now());
    return 'done';
  });
}
