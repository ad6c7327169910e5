import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import { describeTask } from '#text/staff/staff-tasks.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/operations.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { isJob } from '../queue/jobs.ts';
import { closeTask, type StoredTask } from './settle-task.ts';
import { mailOfTask } from './tell-failure.ts';

export type TriedAgain =
  | { readonly kind: 'under_way' }
  | { readonly kind: 'no_task' }
  | { readonly kind: 'other_task' }
  // It was done meanwhile, or what it was about is there no more.
  | { readonly kind: 'nothing_left' };

type TryDependencies = Pick<Dependencies, 'database' | 'jobs' | 'now'>;

/**
 * A mail that did not go out is sent now. The task is settled with it and comes back when the mail fails again. The mail's row comes
 * first: whoever is sending it holds that, and then asks for the task.
 */
export function sendMailAgain(deps: TryDependencies, taskId: number, actor: Actor): Promise<TriedAgain> {
  return deps.database.transaction(async (transaction): Promise<TriedAgain> => {
    const task = await findStored(transaction, taskId);
    const mailId = task === null ? null : mailOfTask(task.dedupeKey);
    if (task === null || task.doneAt !== null) return { kind: 'no_task' };
    if (task.kind !== 'mail_failed' || mailId === null) return { kind: 'other_task' };
    const [mail] = await transaction.select().from(mails).where(eq(mails.id, mailId)).for('update');
    if (mail === undefined || mail.status === 'sent' || mail.status === 'captured')
      return { kind: 'nothing_left' };
    if (!(await close(deps, transaction, taskId, actor))) return { kind: 'no_task' };
    await transaction.update(mails).set({ status: 'queued' }).where(eq(mails.id, mailId));
    await deps.jobs.enqueue(transaction, 'send-mail', { mailId });
    return { kind: 'under_way' };
  });
}

/** The same work once more, beside what may still be waiting in the queue: every job does its work once, however often it runs. */
export function doJobAgain(deps: TryDependencies, taskId: number, actor: Actor): Promise<TriedAgain> {
  return deps.database.transaction(async (transaction): Promise<TriedAgain> => {
    const task = await findStored(transaction, taskId);
    if (task === null || task.doneAt !== null) return { kind: 'no_task' };
    const { job } = task;
    if (task.kind !== 'job_failed' || job === null || !isJob(job)) return { kind: 'other_task' };
    if (!(await close(deps, transaction, taskId, actor))) return { kind: 'no_task' };
    await deps.jobs.enqueue(transaction, job.queue, job.data);
    return { kind: 'under_way' };
  });
}

async function findStored(transaction: Database, id: number): Promise<StoredTask | null> {
  const [task] = await transaction.select().from(staffTasks).where(eq(staffTasks.id, id));
  return task ?? null;
}

async function close(
  { now }: TryDependencies,
  transaction: Database,
  id: number,
  actor: Actor,
): Promise<boolean> {
  const task = await closeTask(transaction, eq(staffTasks.id, id), { actor, at: now() });
  if (task === null) return false;
  const subject = { kind: 'task', id, name: describeTask(task) } as const;
  await writeLogbook(transaction, actor, { action: 'tried_again', subject }, now());
  return true;
}
