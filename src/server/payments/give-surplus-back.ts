import { and, eq, isNull } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import { refundableOf } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, payments, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import type { InvoiceDependencies } from '../invoices/issue-invoice.ts';
import { findPaymentById } from './find-payment.ts';
import { lockDue } from './payments-for.ts';
import { sumRefunds } from './received.ts';

export type SurplusBack =
  | { readonly kind: 'on_its_way'; readonly amount: Cents }
  | { readonly kind: 'no_task' }
  | { readonly kind: 'no_surplus' }
  // Given back at the provider's dashboard, or taken back by the bank.
  | { readonly kind: 'nothing_left' };

// The money of one surplus, once: the task is settled in the same transaction, and the provider is asked by a job after
// it. It was never invoiced, so there is nothing to credit.
export function giveSurplusBack(
  { database, jobs, now }: InvoiceDependencies,
  taskId: number,
): Promise<SurplusBack> {
  return database.transaction(async (transaction) => {
    const told = await findOpenTask(transaction, taskId);
    if (told === null) return { kind: 'no_task' };
    if (told.kind !== 'surplus' || told.paymentId === null || told.attemptId === null)
      return { kind: 'no_surplus' };
    await lockMoney(transaction, told.paymentId);
    const [attempt] = await transaction
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, told.attemptId))
      .for('update');
    // Somebody may have settled it while we waited.
    const task = await findOpenTask(transaction, taskId);
    if (task === null || attempt === undefined) return { kind: 'no_task' };
    const ownRefunds = await sumRefunds(transaction, attempt.id);
    const refundable = refundableOf({ ...attempt, attemptId: attempt.id, ownRefunds });
    if (refundable === 0) return { kind: 'nothing_left' };
    const amount = cents(Math.min(task.amount ?? refundable, refundable));
    const at = now();
    const [refund] = await transaction
      .insert(refunds)
      .values({
        attemptId: attempt.id,
        amount,
        cause: `surplus:${taskId}`,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: refunds.id });
    if (refund === undefined) throw new Error('the refund was not stored');
    await jobs.enqueue(transaction, 'make-refund', { refundId: refund.id });
    await transaction.update(staffTasks).set({ doneAt: at }).where(eq(staffTasks.id, taskId));
    return { kind: 'on_its_way', amount };
  });
}

async function findOpenTask(transaction: Database, id: number) {
  const [task] = await transaction
    .select()
    .from(staffTasks)
    .where(and(eq(staffTasks.id, id), isNull(staffTasks.doneAt)));
  return task ?? null;
}

async function lockMoney(transaction: Database, paymentId: number): Promise<void> {
  const payment = await findPaymentById(transaction, paymentId);
  if (payment === null) throw new Error(`no payment ${paymentId}`);
  const { behindOrderId, subject } = payment;
  if (behindOrderId !== null) await lockDue(transaction, { orderId: behindOrderId });
  else if (subject.kind === 'invoice') await lockDue(transaction, { invoiceId: subject.id });
  await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
}
