import { isNotNull, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import { topicOf } from '#domain/task/notice.ts';
import type { TaskKind } from '#domain/task/task-kind.ts';
import type { MailText } from '#text/mails/mail.ts';
import { staffTaskMail } from '#text/staff/staff-tasks.ts';
import type { Database } from '../database/database.ts';
import { type StoredJob, staffTasks } from '../database/schema/tasks.ts';
import type { Jobs } from '../queue/jobs.ts';
import { findTask } from './find-tasks.ts';
import { mailStaff } from './mail-staff.ts';

type NewTask = {
  readonly kind: TaskKind;
  // What happened: the same key never makes a second task.
  readonly dedupeKey: string;
  readonly paymentId?: number;
  readonly attemptId?: string;
  readonly orderId?: number | null;
  readonly invoiceId?: number | null;
  readonly specialRequestId?: number;
  readonly accountRequestId?: number;
  readonly companyId?: number;
  readonly amount?: Cents;
  // A word that src/text explains, or words for a person.
  readonly details?: string;
  readonly job?: StoredJob;
  // Where a person sees what it is about.
  readonly link?: NonNullable<MailText['action']>;
  // Whether it asks anew when it happens again after somebody settled it.
  readonly comesBack?: boolean;
};

/**
 * A row for the back office and a mail to the staff it concerns, once for each thing that happened. For use in the transaction that
 * causes it.
 */
export async function raiseTask(
  transaction: Database,
  jobs: Jobs,
  { link, comesBack = false, ...task }: NewTask,
): Promise<void> {
  const inserting = transaction.insert(staffTasks).values(task);
  const target = staffTasks.dedupeKey;
  const [row] = await (comesBack
    ? inserting.onConflictDoUpdate({ target, set: openAgain, setWhere: isNotNull(staffTasks.doneAt) })
    : inserting.onConflictDoNothing({ target })
  ).returning({ id: staffTasks.id, createdAt: staffTasks.createdAt });
  const topic = topicOf(task.kind);
  if (row === undefined || topic === null) return;
  const raised = await findTask(transaction, row.id);
  if (raised === null) throw new Error(`task ${row.id} is gone`);
  await mailStaff(transaction, jobs, {
    topic,
    key: `staff-task:${row.id}:${row.createdAt.getTime()}`,
    text: () => staffTaskMail(raised, link),
  });
}

const openAgain = {
  details: sql`excluded.details`,
  job: sql`excluded.job`,
  createdAt: sql`now()`,
  doneAt: null,
  doneBy: null,
  doneNote: '',
} as const;
