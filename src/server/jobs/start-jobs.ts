import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { checkBooks } from '../bookkeeping/check-books.ts';
import type { Database } from '../database/database.ts';
import { isAway, reasonOf } from '../database/is-away.ts';
import type { ErrorReporter } from '../integrations/error-reporting.ts';
import type { PaymentProvider } from '../integrations/payment-provider.ts';
import { remindInvoices } from '../orders/remind-invoices.ts';
import { tendOrders } from '../orders/tend-orders.ts';
import { bringToNow, watchClock } from '../queue/clock-jumps.ts';
import type { Jobs } from '../queue/jobs.ts';
import { jobsOf, startBoss } from '../queue/queues.ts';
import type { Settings } from '../settings/env.ts';
import type { ShopSettingsDesk } from '../shop-settings/shop-settings.ts';
import type { Spans } from '../telemetry/telemetry.ts';
import { workOnBackups } from './backup-jobs.ts';
import { cleanUp } from './clean-up.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { workOnLongWork, workOnQuotes } from './long-work-jobs.ts';
import { workOnMail } from './mail-jobs.ts';
import { workOnPayments } from './payment-jobs.ts';
import { type Pace, workByClock } from './work-on.ts';

type JobsDependencies = {
  readonly settings: Settings;
  readonly shopSettings: ShopSettingsDesk;
  readonly pool: Pool;
  readonly database: Database;
  readonly log: Logger;
  readonly errorReporter: ErrorReporter;
  readonly paymentProvider: PaymentProvider;
  readonly now: () => Date;
  readonly spans?: Spans;
} & Partial<Pace>;

export type RunningJobs = Jobs & { readonly stop: () => Promise<void> };

export async function startJobs(deps: JobsDependencies): Promise<RunningJobs> {
  const onTrouble = (trouble: unknown, kind: 'error' | 'warning') => {
    if (kind === 'warning') deps.log.warn({ warning: trouble }, 'jobs');
    // A dozen queues look every other second.
    else if (isAway(trouble)) deps.log.warn({ reason: reasonOf(trouble) }, 'jobs wait for the database');
    else deps.log.error({ err: trouble }, 'jobs');
  };
  const boss = await startBoss(deps.pool, onTrouble, 'worker');
  // It may have been put back while nobody was there.
  await bringToNow(deps.pool);
  const forgetClock = watchClock(boss, deps.pool, (error) => onTrouble(error, 'error'));
  const jobs = jobsOf(boss);
  const working = { ...deps, pollingIntervalSeconds: deps.pollingIntervalSeconds ?? 2, jobs };
  const closeMail = await workOnMail(boss, working);
  await workByClock(boss, working, { queue: 'clean-up', cron: '17 * * * *' }, () =>
    cleanUp(deps.database, deps.now()),
  );
  await workByClock(boss, working, { queue: 'forget', cron: '43 3 * * *' }, async () => {
    await forgetExpired(deps.database, deps.now());
    await forgetQuotes(deps.database, (await deps.shopSettings.latest()).quotes, deps.now());
  });
  await workOnPayments(boss, working);
  await workOnLongWork(boss, working);
  await workOnQuotes(boss, working);
  await workByClock(boss, working, { queue: 'tend-orders', cron: '*/5 * * * *' }, () => tendOrders(working));
  // By day alone, as it looks at the clock itself; so often that the morning after a night without a process makes up for it.
  await workByClock(boss, working, { queue: 'remind-invoices', cron: '*/10 * * * *' }, () =>
    remindInvoices(working),
  );
  await workByClock(boss, working, { queue: 'check-ledger', cron: '23 4 * * *' }, () => checkBooks(working));
  const endBackup = await workOnBackups(boss, working);
  return {
    ...jobs,
    stop: async () => {
      forgetClock();
      await Promise.all([endBackup(), boss.stop({ graceful: true, timeout: 5000 })]);
      closeMail();
    },
  };
}
