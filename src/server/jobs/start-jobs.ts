import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Settings } from '../env.ts';
import type { ErrorReporter } from '../integrations/error-reporting.ts';
import type { PaymentProvider } from '../integrations/payment-provider.ts';
import { openMailTransport } from '../mail/mail-transport.ts';
import { deliverMail, noteFailure } from '../mail/outbox.ts';
import { cleanUp } from './clean-up.ts';
import type { JobData, Jobs } from './jobs.ts';
import { workOnPayments } from './payment-jobs.ts';

type JobsDependencies = {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly database: Database;
  readonly log: Logger;
  readonly errorReporter: ErrorReporter;
  readonly paymentProvider: PaymentProvider;
  readonly now: () => Date;
};

export type RunningJobs = Jobs & { readonly stop: () => Promise<void> };

// From half a minute to an hour apart: two days in all, as long as a mail server may be away.
const mailRetries = { retryLimit: 55, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;

export async function startJobs(deps: JobsDependencies): Promise<RunningJobs> {
  const boss = new PgBoss({
    // The shop's own pool; without values a text may hold several statements, as the installation does.
    db: { executeSql: (text, values) => deps.pool.query(text, values) },
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => deps.log.warn({ warning }, 'jobs'));
  await boss.start();
  await boss.createQueue('send-mail', mailRetries);
  await boss.createQueue('clean-up', { policy: 'stately', retryLimit: 0 });
  const closeMail = await workOnMail(boss, deps);
  await boss.work('clean-up', () => cleanUp(deps.database, deps.now()));
  await boss.schedule('clean-up', '17 * * * *');
  const jobs: Jobs = {
    enqueue: async (transaction, queue, data) => {
      await boss.send(queue, data, { db: fromDrizzle(transaction, sql) });
    },
  };
  await workOnPayments(boss, { ...deps, jobs });
  return {
    ...jobs,
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000 });
      closeMail();
    },
  };
}

async function workOnMail(boss: PgBoss, deps: JobsDependencies): Promise<() => void> {
  const transport = openMailTransport(deps.settings);
  const mailHost = new URL(deps.settings.publicUrl).hostname;
  await boss.work<JobData['send-mail'], void, { includeMetadata: true }>(
    'send-mail',
    { includeMetadata: true },
    async (jobs) => {
      for (const { data, retryCount, retryLimit } of jobs) {
        try {
          await deliverMail(deps.database, transport, mailHost, data.mailId);
        } catch (error) {
          const isLastAttempt = retryCount >= retryLimit;
          await noteFailure(deps.database, data.mailId, error, isLastAttempt);
          if (isLastAttempt)
            deps.errorReporter.report(error, { job: 'send-mail', mailId: String(data.mailId) });
          throw error;
        }
      }
    },
  );
  return transport.close;
}
