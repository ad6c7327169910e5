import { eq } from 'drizzle-orm';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { refundableOf } from '#domain/payment/refundable.ts';
import type { Database } from '../database/database.ts';
import { refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import type { InvoiceDependencies } from '../invoices/issue-invoice.ts';
import { sumRefunds } from './received.ts';
import { failedRefundOf } from './send-refund.ts';
import { lockTaskMoney } from './task-money.ts';

export type TaskRefund =
  | { readonly kind: 'on_its_way'; readonly amount: Cents }
  | { readonly kind: 'no_task' }
  | { readonly kind: 'other_task' }
  // Given back at the provider's dashboard, or taken back by the bank.
  | { readonly kind: 'nothing_left' };

/**
 * The money of one surplus, once: the task is settled in the same transaction, and the provider is asked by a job after
 * it. It was never invoiced, so there is nothing to credit.
 */
export function giveSurplusBack(deps: InvoiceDependencies, taskId: number): Promise<TaskRefund> {
  return deps.database.transaction(async (transaction) => {
    const money = await lockTaskMoney(transaction, taskId, 'surplus');
    if (money.kind !== 'locked') return money;
    const { task, attempt } = money;
    const ownRefunds = await sumRefunds(transaction, attempt.id);
    const refundable = refundableOf({ ...attempt, attemptId: attempt.id, ownRefunds });
    if (refundable === 0) return { kind: 'nothing_left' };
    const amount = cents(Math.min(task.amount ?? refundable, refundable));
    const refund = { attemptId: attempt.id, amount, cause: `surplus:${taskId}` };
    return requestRefund(deps, transaction, taskId, refund);
  });
}

/**
 * A refund that failed, of the same cause and so without a second credit note. The provider knows the old one by its id
 * and would only say again that it failed: a new row takes its place.
 */
export function refundAgain(deps: InvoiceDependencies, taskId: number): Promise<TaskRefund> {
  return deps.database.transaction(async (transaction) => {
    const money = await lockTaskMoney(transaction, taskId, 'refund_failed');
    if (money.kind !== 'locked') return money;
    const { task, attempt } = money;
    const own = await transaction.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
    const failed = own.find(({ id, status }) => status === 'failed' && id === failedRefundOf(task.dedupeKey));
    const total = (wanted: 'done' | 'sent') =>
      sum(own.filter(({ status }) => status === wanted).map(({ amount }) => amount));
    // More than ours went back: somebody has seen to it at the dashboard. What is under way may count already.
    const more = attempt.refunded - total('done') - attempt.refundedElsewhere;
    if (failed === undefined || (more > 0 && more !== total('sent'))) return { kind: 'nothing_left' };
    await transaction.delete(refunds).where(eq(refunds.id, failed.id));
    const { attemptId, amount, cause } = failed;
    return requestRefund(deps, transaction, taskId, { attemptId, amount, cause });
  });
}

type NewRefund = { readonly attemptId: string; readonly amount: Cents; readonly cause: string };

async function requestRefund(
  { jobs, now }: InvoiceDependencies,
  transaction: Database,
  taskId: number,
  wanted: NewRefund,
): Promise<TaskRefund> {
  const at = now();
  const [refund] = await transaction
    .insert(refunds)
    .values({ ...wanted, createdAt: at, updatedAt: at })
    .returning({ id: refunds.id });
  if (refund === undefined) throw new Error('the refund was not stored');
  await jobs.enqueue(transaction, 'make-refund', { refundId: refund.id });
  await transaction.update(staffTasks).set({ doneAt: at }).where(eq(staffTasks.id, taskId));
  return { kind: 'on_its_way', amount: wanted.amount };
}
