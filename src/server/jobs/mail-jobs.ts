import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Dependencies } from '../app-env.ts';
import { withoutValues } from '../database/without-values.ts';
import { openMailTransport } from '../mail/mail-transport.ts';
import { deliverMail, noteFailure } from '../mail/outbox.ts';
import type { JobData } from './jobs.ts';

const handling = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 20,
  burstWhenBatchFull: true,
} as const;

type MailDependencies = Pick<Dependencies, 'settings' | 'database' | 'errorReporter'>;

// Gives what closes the connection to the mail server.
export async function workOnMail(boss: PgBoss, deps: MailDependencies): Promise<() => void> {
  const transport = openMailTransport(deps.settings);
  const mailHost = new URL(deps.settings.publicUrl).hostname;
  const send = async (job: JobWithMetadata<JobData['send-mail']>): Promise<JobResult> => {
    const { mailId } = job.data;
    try {
      await deliverMail(deps.database, transport, mailHost, mailId);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const isLastAttempt = job.retryCount >= job.retryLimit;
      await noteFailure(deps.database, mailId, error, isLastAttempt);
      if (isLastAttempt) deps.errorReporter.report(error, { job: 'send-mail', mailId: String(mailId) });
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
