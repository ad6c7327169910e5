import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import type { Database } from '#server/database/database.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { forgetExpired } from '#server/jobs/forget-expired.ts';
import { forgetQuotes } from '#server/jobs/forget-quotes.ts';
import { remindInvoices } from '#server/orders/remind-invoices.ts';
import { tendOrders } from '#server/orders/tend-orders.ts';
import { testApp } from '../../tests/support/app.ts';

/** What the shop does by itself, in seconds: the first time with what has come due, and again with nothing left to do. */
export type JobTime = { readonly job: string; readonly first: number; readonly again: number };

export async function runJobs(database: Database, tell: (line: string) => void): Promise<readonly JobTime[]> {
  const { deps } = testApp(database);
  const jobs: Readonly<Record<string, () => Promise<unknown>>> = {
    'clean-up': () => cleanUp(database, deps.now()),
    'tend-orders': () => tendOrders(deps),
    'remind-invoices': () => remindInvoices(deps),
    forget: () => forgetExpired(database, deps.now()),
    'forget quotes': async () =>
      forgetQuotes(database, (await deps.shopSettings.latest()).quotes, deps.now()),
    'check-ledger': () => checkLedger(database),
  };
  const times: JobTime[] = [];
  for (const [job, run] of Object.entries(jobs)) {
    const [first, again] = [await seconds(run), await seconds(run)];
    tell(`${job}: ${first.toFixed(2)} s, again ${again.toFixed(2)} s`);
    times.push({ job, first, again });
  }
  return times;
}

async function seconds(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return (performance.now() - begin) / 1000;
}
