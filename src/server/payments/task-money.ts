import { and, eq, isNull } from 'drizzle-orm';
import type { TaskKind } from '#domain/task/task-kind.ts';
import type { Database } from '../database/database.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { lockDue } from '../invoices/due.ts';
import { type FoundPayment, findPaymentById } from './find-payment.ts';

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
  await lockPaymentMoney(transaction, told.paymentId);
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

/** In the order in which everybody locks: what it is for, then the payment itself. */
export async function lockPaymentMoney(transaction: Database, paymentId: number): Promise<FoundPayment> {
  const payment = await findPaymentById(transaction, paymentId);
  if (payment === null) throw new Error(`no payment ${paymentId}`);
  if (payment.due !== null) await lockDue(transaction, payment.due);
  await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  const locked = await findPaymentById(transaction, paymentId);
  if (locked === null) throw new Error(`payment ${paymentId} is gone`);
  return locked;
}
