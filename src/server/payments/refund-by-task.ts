import { eq, or } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { type Cents, cents, sum } from '#domain/money/cents.ts';
import { refundableOf } from '#domain/payment/refundable.ts';
import { describeTask } from '#text/staff/staff-tasks.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, refunds } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import type { InvoiceDependencies } from '../invoices/issue-invoice.ts';
import { excessOf } from '../invoices/open-amount.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { closeTask, type StoredTask } from '../tasks/settle-task.ts';
import { type Attempt, findPaymentById } from './find-payment.ts';
import { mailRefund } from './mail-refund.ts';
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
 * The money of one surplus, once: the task is settled and told in the same transaction, and the provider is asked by a job after
 * it. It was never invoiced, so there is nothing to credit.
 */
export function giveSurplusBack(
  deps: InvoiceDependencies,
  taskId: number,
  actor: Actor,
): Promise<TaskRefund> {
  return deps.database.transaction(async (transaction) => {
    const money = await lockTaskMoney(transaction, taskId, 'surplus');
    if (money.kind !== 'locked') return money;
    const { task, attempt } = money;
    const ownRefunds = await sumRefunds(transaction, attempt.id);
    const refundable = refundableOf({ ...attempt, attemptId: attempt.id, ownRefunds });
    const most = cents(Math.min(refundable, await findUnowed(transaction, attempt)));
    if (most === 0) return { kind: 'nothing_left' };
    const amount = cents(Math.min(task.amount ?? most, most));
    const refund = { attemptId: attempt.id, amount, cause: `surplus:${taskId}` };
    return requestRefund(deps, transaction, { task, actor, refund, isNews: true });
  });
}

// A dispute that was won leaves money of which a part may be owed all the same, and some may have gone back in another way.
async function findUnowed(transaction: Database, { isSurplus, amount, paymentId }: Attempt): Promise<Cents> {
  const payment = isSurplus ? null : await findPaymentById(transaction, paymentId);
  if (payment?.due == null || payment.orderStatus === 'cancelled') return amount;
  return excessOf(transaction, payment.due);
}

/**
 * A refund that failed, of the same cause and so without a second credit note. The provider knows the old one by its id
 * and would only say again that it failed: a new row takes its place.
 */
export function refundAgain(deps: InvoiceDependencies, taskId: number, actor: Actor): Promise<TaskRefund> {
  return deps.database.transaction(async (transaction) => {
    const money = await lockTaskMoney(transaction, taskId, 'refund_failed');
    if (money.kind !== 'locked') return money;
    const { task, attempt } = money;
    const whole = await findWhole(transaction, attempt);
    const own = await listRefunds(transaction, whole.id);
    const failed = own.find(({ id, status }) => status === 'failed' && id === failedRefundOf(task.dedupeKey));
    const total = (wanted: 'done' | 'sent') =>
      sum(own.filter(({ status }) => status === wanted).map(({ amount }) => amount));
    // More than ours went back: somebody has seen to it at the dashboard. What is under way may count already.
    const more = whole.refunded - total('done') - whole.refundedElsewhere;
    if (failed === undefined || (more > 0 && more !== total('sent'))) return { kind: 'nothing_left' };
    await transaction.delete(refunds).where(eq(refunds.id, failed.id));
    const { attemptId, amount, cause } = failed;
    return requestRefund(deps, transaction, { task, actor, refund: { attemptId, amount, cause } });
  });
}

// R12.4: of a share the provider knows only the payment it came with.
async function findWhole(transaction: Database, attempt: Attempt): Promise<Attempt> {
  if (attempt.ofAttemptId === null) return attempt;
  const [whole] = await transaction
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attempt.ofAttemptId));
  return whole ?? attempt;
}

async function listRefunds(transaction: Database, attemptId: string) {
  const rows = await transaction
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(or(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.ofAttemptId, attemptId)));
  return rows.map(({ refund }) => refund);
}

type WantedRefund = {
  readonly task: StoredTask;
  readonly actor: Actor;
  readonly refund: { readonly attemptId: string; readonly amount: Cents; readonly cause: string };
  // Nothing has told the customer of it yet.
  readonly isNews?: boolean;
};

async function requestRefund(
  { jobs, now }: InvoiceDependencies,
  transaction: Database,
  { task, actor, refund: wanted, isNews = false }: WantedRefund,
): Promise<TaskRefund> {
  const at = now();
  const [refund] = await transaction
    .insert(refunds)
    .values({ ...wanted, createdAt: at, updatedAt: at })
    .returning();
  if (refund === undefined) throw new Error('the refund was not stored');
  if (isNews) await mailRefund({ jobs }, transaction, 'refundAsked', refund);
  await jobs.enqueue(transaction, 'make-refund', { refundId: refund.id });
  await closeTask(transaction, eq(staffTasks.id, task.id), { actor, at });
  const { amount } = wanted;
  const subject = { kind: 'task', id: task.id, name: describeTask(task) } as const;
  await writeLogbook(transaction, actor, { action: 'refund_asked', subject, after: { amount } }, at);
  return { kind: 'on_its_way', amount };
}
