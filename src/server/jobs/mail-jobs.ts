import { eq } from 'drizzle-orm';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { mailColophon } from '#text/mails/colophon.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { withoutValues } from '../database/without-values.ts';
import { openMailTransport } from '../mail/mail-transport.ts';
import { type Delivering, deliverMail, findMail, noteFailure } from '../mail/outbox.ts';
import type { JobData } from '../queue/jobs.ts';
import { quotesUrl } from '../settings/quotes-address.ts';
import { describeMailTask } from '../tasks/describe-mail-task.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import {
  type FailureDependencies,
  mailKey,
  taskKey,
  tellFailure,
  tellSuccess,
} from '../tasks/tell-failure.ts';
import { aroundJob, aroundMail } from '../telemetry/around.ts';
import type { Pace } from './work-on.ts';

const handling = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 20,
  burstWhenBatchFull: true,
} as const;

type MailDependencies = FailureDependencies & Pace & Pick<Dependencies, 'settings' | 'shopSettings'>;

/** Gives what closes the connection to the mail server. */
export async function workOnMail(boss: PgBoss, deps: MailDependencies): Promise<() => void> {
  const transport = openMailTransport(deps.settings);
  const sendOut = aroundMail(deps.spans, transport.send);
  const delivering: Delivering = {
    transport: { ...transport, send: sendOut },
    mailHost: new URL(deps.settings.publicUrl).hostname,
    quotesHost: new URL(quotesUrl(deps.settings)).hostname,
    colophon: () => {
      const { company, contact } = deps.shopSettings.recent();
      return mailColophon(company, contact);
    },
    onGivenUp: (transaction, mail, why) => askForPerson(deps, transaction, mail, why),
  };
  const send = aroundJob(
    deps.spans,
    'send-mail',
    async (job: JobWithMetadata<JobData['send-mail']>): Promise<JobResult> => {
      const { mailId } = job.data;
      const tried = { key: mailKey(mailId), failures: job.retryCount };
      try {
        const delivery = await deliverMail(deps.database, delivering, mailId);
        if (delivery !== 'refused') await tellSuccess(deps, tried);
        return { id: job.id, status: 'completed' };
      } catch (error) {
        const isLastAttempt = job.retryCount >= job.retryLimit;
        await noteFailure(deps.database, delivering, mailId, { error, isLastAttempt });
        const details = await describeMail(deps.database, mailId);
        await tellFailure(
          deps,
          { ...tried, queue: 'send-mail', failures: job.retryCount + 1, details },
          error,
        );
        return { id: job.id, status: 'failed', output: { message: String(withoutValues(error)) } };
      }
    },
  );
  const { pollingIntervalSeconds } = deps;
  const options = { ...handling, pollingIntervalSeconds };
  await boss.work<JobData['send-mail'], unknown, typeof options>('send-mail', options, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await send(job));
    return results;
  });
  return transport.close;
}

// The same task as that of the third failure; it is opened again for whoever thought the shop would go on trying.
async function askForPerson(
  { jobs, log }: Pick<MailDependencies, 'jobs' | 'log'>,
  ...[transaction, mail, why]: Parameters<Delivering['onGivenUp']>
): Promise<void> {
  log.warn({ mailId: mail.id, why }, 'a mail was given up');
  const dedupeKey = taskKey(mailKey(mail.id));
  const details = await describeMailTask(transaction, mail, why);
  await raiseTask(transaction, jobs, { kind: 'mail_failed', dedupeKey, details, comesBack: true });
  await transaction.update(staffTasks).set({ details }).where(eq(staffTasks.dedupeKey, dedupeKey));
}

async function describeMail(database: Database, mailId: number): Promise<string> {
  const mail = await findMail(database, mailId);
  return mail === null ? '' : describeMailTask(database, mail, 'trying');
}
