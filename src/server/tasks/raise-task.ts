import { and, inArray, isNull } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { staffRoles } from '#domain/account/role.ts';
import type { Cents } from '#domain/money/cents.ts';
import { rightForTask, type TaskKind } from '#domain/task/task-kind.ts';
import type { MailText } from '#text/mails/mail.ts';
import { isMailedToStaff, staffTaskMail } from '#text/staff/staff-tasks.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Jobs } from '../queue/jobs.ts';
import { findTask } from './find-tasks.ts';

type NewTask = {
  readonly kind: TaskKind;
  // What happened: the same key never makes a second task.
  readonly dedupeKey: string;
  readonly paymentId?: number;
  readonly attemptId?: string;
  readonly orderId?: number | null;
  readonly invoiceId?: number | null;
  readonly specialRequestId?: number;
  readonly amount?: Cents;
  // A word that src/text explains, or words for a person.
  readonly details?: string;
  // Where a person sees what it is about.
  readonly link?: NonNullable<MailText['action']>;
};

/**
 * A row for the back office and a mail to the staff it concerns, once for each thing that happened. For use in the transaction that
 * causes it.
 */
export async function raiseTask(
  transaction: Database,
  jobs: Jobs,
  { link, ...task }: NewTask,
): Promise<void> {
  const [row] = await transaction
    .insert(staffTasks)
    .values(task)
    .onConflictDoNothing({ target: staffTasks.dedupeKey })
    .returning({ id: staffTasks.id });
  if (row === undefined || !isMailedToStaff(task.kind)) return;
  const raised = await findTask(transaction, row.id);
  if (raised === null) throw new Error(`task ${row.id} is gone`);
  const told = staffRoles.filter((role) => may(role, rightForTask[task.kind]));
  const staff = await transaction
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(inArray(people.role, told), isNull(people.blockedAt), isNull(people.removedAt)));
  for (const { id, email } of staff) {
    await queueMail(transaction, jobs, {
      dedupeKey: `staff-task:${row.id}:${id}`,
      recipient: email,
      text: staffTaskMail(raised, link),
    });
  }
}
