import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { underStartLock } from '../database/migrate.ts';
import type { Settings } from '../env.ts';
import type { ErrorReporter } from '../integrations/error-reporting.ts';
import type { PaymentProvider } from '../integrations/payment-provider.ts';
import { cleanUp } from './clean-up.ts';
import type { Jobs } from './jobs.ts';
import { workOnMail } from './mail-jobs.ts';
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

export async function startJobs(deps: JobsDependencies): Promise<RunningJobs> {
  const boss = new PgBoss({
    // The shop's own pool; without values a text may hold several statements, as the installation does.
    db: { executeSql: (text, values) => deps.pool.query(text, values) },
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => deps.log.warn({ warning }, 'jobs'));
  // It makes its own tables, and fails when another process makes them at the same moment.
  await underStartLock(deps.pool, () => boss.start());
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
