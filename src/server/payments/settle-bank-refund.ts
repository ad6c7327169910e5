import { and, eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { canPaymentMove, settledStatus } from '#domain/payment/payment-status.ts';
import { describeSubject } from '#text/ordering/payment.ts';
import type { Dependencies } from '../app-env.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { closeTask } from '../tasks/settle-task.ts';
import { bankRefundTaskKey } from './send-refund.ts';
import { lockPaymentMoney } from './task-money.ts';

type Told = { readonly kind: 'settled'; readonly amount: Cents } | { readonly kind: 'unknown' };

/** R11.6: somebody has transferred a refund of money that came by bank. Told twice it is settled once. */
export function settleBankRefund(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { paymentId, refundId }: { readonly paymentId: number; readonly refundId: string },
  actor: Actor,
): Promise<Told> {
  return database.transaction(async (transaction) => {
    const payment = await lockPaymentMoney(transaction, paymentId);
    const [row] = await transaction
      .select({ refund: refunds, attempt: paymentAttempts })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(and(eq(refunds.id, refundId), eq(paymentAttempts.paymentId, paymentId)))
      .for('update');
    if (row === undefined || row.attempt.method !== 'bank_transfer') return { kind: 'unknown' };
    const { refund, attempt } = row;
    if (refund.status !== 'requested') return { kind: 'settled', amount: refund.amount };
    const at = now();
    await transaction.update(refunds).set({ status: 'done', updatedAt: at }).where(eq(refunds.id, refundId));
    const refunded = cents(attempt.refunded + refund.amount);
    await transaction
      .update(paymentAttempts)
      .set({ refunded, updatedAt: at })
      .where(eq(paymentAttempts.id, attempt.id));
    const status = settledStatus({ paid: attempt.amount, refunded, chargedBack: attempt.chargedBack });
    if (!attempt.isSurplus && canPaymentMove(payment.status, status))
      await transaction.update(payments).set({ status }).where(eq(payments.id, paymentId));
    await closeTask(transaction, eq(staffTasks.dedupeKey, bankRefundTaskKey(refundId)), { actor, at });
    await writeLogbook(
      transaction,
      actor,
      {
        action: 'refund_transferred',
        subject: { kind: 'payment', id: paymentId, name: describeSubject(payment.subject) },
        after: { amount: refund.amount },
      },
      at,
    );
    return { kind: 'settled', amount: refund.amount };
  });
}
