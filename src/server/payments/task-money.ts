import { and, eq, isNull } from 'drizzle-orm';
import type { TaskKind } from '#domain/task/task-kind.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { lockDue } from '../invoices/due.ts';
import { findPaymentById } from './find-payment.ts';

type TaskMoney =
  | {
      readonly kind: 'locked';
      readonly task: typeof staffTasks.$inferSelect;
      readonly attempt: typeof paymentAttempts.$inferSelect;
    }
  | { readonly kind: 'no_task' }
  | { readonly kind: 'other_task' };

/** An open task of this kind with the money it is about, which nobody else decides on meanwhile. */
export async function lockTaskMoney(
  transaction: Database,
  taskId: number,
  kind: TaskKind,
): Promise<TaskMoney> {
  const told = await findOpenTask(transaction, taskId);
  if (told === null) return { kind: 'no_task' };
  if (told.kind !== kind || told.paymentId === null || told.attemptId === null) return { kind: 'other_task' };
  await lockPayment(transaction, told.paymentId);
  const [attempt] = await transaction
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, told.attemptId))
    .for('update');
  // Somebody may have settled it while we waited.
  const task = await findOpenTask(transaction, taskId);
  return task === null || attempt === undefined ? { kind: 'no_task' } : { kind: 'locked', task, attempt };
}

async function findOpenTask(transaction: Database, id: number) {
  const [task] = await transaction
    .select()
    .from(staffTasks)
    .where(and(eq(staffTasks.id, id), isNull(staffTasks.doneAt)));
  return task ?? null;
}

async function lockPayment(transaction: Database, paymentId: number): Promise<void> {
  const payment = await findPaymentById(transaction, paymentId);
  if (payment === null) throw new Error(`no payment ${paymentId}`);
  const { behindOrderId, subject } = payment;
  if (behindOrderId !== null) await lockDue(transaction, { orderId: behindOrderId });
  else if (subject.kind === 'invoice') await lockDue(transaction, { invoiceId: subject.id });
  await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
}
