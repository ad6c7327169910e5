import { sql } from 'drizzle-orm';
import type { Queue, ScheduledJob } from '#domain/status/facts.ts';
import type { Database } from '../database/database.ts';

type JobRow = {
  readonly name: string;
  readonly cron: string;
  readonly scheduledAt: string;
  readonly lastDoneAt: string | null;
  readonly lastFailedAt: string | null;
  readonly failures: number;
};

/** Every job of the clock, from what the queue keeps of its rounds: a week. */
export async function findScheduledJobs(database: Database): Promise<readonly ScheduledJob[]> {
  const { rows } = await database.execute<JobRow>(sql`
    with rounds as (
      select name, state, completed_on from pgboss.job
      where state in ('completed', 'failed') and name in (select name from pgboss.schedule)
    ), done as (
      select name, max(completed_on) as at from rounds where state = 'completed' group by name
    )
    select schedule.name, schedule.cron, schedule.updated_on as "scheduledAt", done.at as "lastDoneAt",
      max(failed.completed_on) as "lastFailedAt",
      (count(failed.name) filter (where done.at is null or failed.completed_on > done.at))::integer as failures
    from pgboss.schedule
    left join done on done.name = schedule.name
    left join rounds as failed on failed.name = schedule.name and failed.state = 'failed'
    group by schedule.name, schedule.cron, schedule.updated_on, done.at
    order by schedule.name`);
  return rows.map((row) => ({
    ...row,
    scheduledAt: new Date(row.scheduledAt),
    lastDoneAt: momentOf(row.lastDoneAt),
    lastFailedAt: momentOf(row.lastFailedAt),
  }));
}

type QueueRow = Omit<Queue, 'oldestReadyAt'> & { readonly oldestReadyAt: string | null };

/** Every queue that work is put in: the clock's own rounds are told by their last and next. */
export async function findQueues(database: Database): Promise<readonly Queue[]> {
  const { rows } = await database.execute<QueueRow>(sql`
    select queue.name,
      (count(*) filter (where job.state in ('created', 'retry')))::integer as waiting,
      (count(*) filter (where job.state = 'active'))::integer as active,
      (count(*) filter (where job.state = 'failed'))::integer as failed,
      min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as "oldestReadyAt"
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
    where queue.name not in (select name from pgboss.schedule) and not starts_with(queue.name, '__')
    group by queue.name
    order by queue.name`);
  return rows.map((row) => ({ ...row, oldestReadyAt: momentOf(row.oldestReadyAt) }));
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
