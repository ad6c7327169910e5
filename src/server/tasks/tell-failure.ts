import { and, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '../app-env.ts';
import { type StoredJob, staffTasks } from '../database/schema/tasks.ts';
import { withoutValues } from '../database/without-values.ts';
import { raiseTask } from './raise-task.ts';

export type FailureDependencies = Pick<Dependencies, 'database' | 'jobs' | 'log' | 'errorReporter' | 'spans'>;

// How often something may fail before a person hears of it.
const patience = 3;

type Failure = {
  readonly queue: string;
  // What is tried: the same at every attempt.
  readonly key: string;
  // How often it has failed now.
  readonly failures: number;
  // What a person is told beside the name of the queue.
  readonly details?: string;
  readonly subject?: Subject;
  // Where a person can have it done once more.
  readonly job?: StoredJob;
};

type Subject = {
  readonly orderId?: number;
  readonly invoiceId?: number;
  readonly paymentId?: number;
};

/**
 * The one place where work that fails is told: at first in a line, the third time as an error and a task, and after that
 * no more.
 */
export async function tellFailure(
  deps: FailureDependencies,
  { queue, key, failures, details = queue, subject = {}, job }: Failure,
  error: unknown,
): Promise<void> {
  const context = { queue, key, failures: String(failures) };
  if (failures !== patience) {
    deps.log.warn({ ...context, err: withoutValues(error) }, 'a job failed');
    return;
  }
  deps.log.error({ ...context, err: withoutValues(error) }, 'a job keeps failing');
  deps.errorReporter.report(error, context);
  const kind = queue === 'send-mail' ? 'mail_failed' : 'job_failed';
  // Who settled it did not know that it would go on failing.
  const task = { kind, dedupeKey: taskKey(key), details, comesBack: true, ...(job && { job }) } as const;
  const raise = (about: Subject) =>
    deps.database.transaction((transaction) => raiseTask(transaction, deps.jobs, { ...task, ...about }));
  // What the job is about may be the very thing that is missing.
  await raise(subject)
    .catch(() => raise({}))
    .catch((trouble: unknown) => deps.log.error({ err: withoutValues(trouble) }, 'no task was raised'));
}

/** What succeeds after all asks for nobody any more. */
export async function tellSuccess(
  { database }: Pick<Dependencies, 'database'>,
  { key, failures }: Pick<Failure, 'key' | 'failures'>,
): Promise<void> {
  if (failures < patience) return;
  await database
    .update(staffTasks)
    .set({ doneAt: new Date() })
    .where(and(eq(staffTasks.dedupeKey, taskKey(key)), isNull(staffTasks.doneAt)));
}

export function taskKey(key: string): string {
  return `job:${key}`;
}

const mailPrefix = 'send-mail:';

/** What is tried when a mail is sent. */
export function mailKey(mailId: number): string {
  return `${mailPrefix}${mailId}`;
}

/** Which mail a task is about; null for one about other work. */
export function mailOfTask(dedupeKey: string): number | null {
  const prefix = taskKey(mailPrefix);
  return dedupeKey.startsWith(prefix) ? Number(dedupeKey.slice(prefix.length)) : null;
}
