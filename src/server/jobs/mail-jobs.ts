import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { mailTaskDetails } from '#text/staff-tasks.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { withoutValues } from '../database/without-values.ts';
import { openMailTransport } from '../mail/mail-transport.ts';
import { deliverMail, findMail, noteFailure } from '../mail/outbox.ts';
import type { JobData } from './jobs.ts';
import { type FailureDependencies, tellFailure, tellSuccess } from './tell-failure.ts';

const handling = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 20,
  burstWhenBatchFull: true,
} as const;

type MailDependencies = FailureDependencies & Pick<Dependencies, 'settings'>;

// Gives what closes the connection to the mail server.
export async function workOnMail(boss: PgBoss, deps: MailDependencies): Promise<() => void> {
  const transport = openMailTransport(deps.settings);
  const mailHost = new URL(deps.settings.publicUrl).hostname;
  const send = async (job: JobWithMetadata<JobData['send-mail']>): Promise<JobResult> => {
    const { mailId } = job.data;
    const tried = { key: `send-mail:${mailId}`, failures: job.retryCount };
    try {
      await deliverMail(deps.database, transport, mailHost, mailId);
      await tellSuccess(deps, tried);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      await noteFailure(deps.database, mailId, error, job.retryCount >= job.retryLimit);
      const details = await describeMail(deps.database, mailId);
      await tellFailure(deps, { ...tried, queue: 'send-mail', failures: job.retryCount + 1, details }, error);
      return { id: job.id, status: 'failed', output: { message: String(withoutValues(error)) } };
    }
  };
  await boss.work<JobData['send-mail'], unknown, typeof handling>('send-mail', handling, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await send(job));
    return results;
  });
  return transport.close;
}

async function describeMail(database: Database, mailId: number): Promise<string> {
  const mail = await findMail(database, mailId);
  return mail === null ? '' : mailTaskDetails(mail);
}
