import type { PgBoss } from 'pg-boss';
import type { JobData } from '../queue/jobs.ts';
import { missed, openQueue } from '../queue/queues.ts';
import { type FailureDependencies, tellFailure, tellSuccess } from '../tasks/tell-failure.ts';

/** How often a queue is looked at for new work. */
export type Pace = { readonly pollingIntervalSeconds: number };

/** Does the jobs of one queue. What is thrown is tried again, as often as the queue allows. */
export async function workOn<Queue extends keyof JobData>(
  boss: PgBoss,
  deps: FailureDependencies & Pace,
  queue: Queue,
  perform: (data: JobData[Queue]) => Promise<unknown>,
): Promise<void> {
  await boss.work<JobData[Queue], unknown, { includeMetadata: true } & Pace>(
    queue,
    { includeMetadata: true, pollingIntervalSeconds: deps.pollingIntervalSeconds },
    async (jobs) => {
      for (const { id, data, retryCount } of jobs) {
        const tried = { key: `${queue}:${id}`, failures: retryCount };
        try {
          await perform(data);
        } catch (error) {
          await tellFailure(
            deps,
            { ...tried, queue, failures: retryCount + 1, subject: subjectOf(data), job: { queue, data } },
            error,
          );
          throw error;
        }
        await tellSuccess(deps, tried);
      }
    },
  );
}

/** Work that comes back by the clock: a round that fails is made good by the next one. */
export async function workByClock(
  boss: PgBoss,
  deps: FailureDependencies,
  { queue, cron }: { readonly queue: string; readonly cron: string },
  perform: () => Promise<unknown>,
): Promise<void> {
  let failures = 0;
  // One at a time: a round that died with its process would hold up the next for as long as nobody misses it.
  await openQueue(boss, queue, { ...missed, retryLimit: 0 }, 'stately');
  await boss.work(queue, async () => {
    try {
      await perform();
    } catch (error) {
      failures += 1;
      await tellFailure(deps, { queue, key: queue, failures }, error);
      throw error;
    }
    await tellSuccess(deps, { key: queue, failures });
    failures = 0;
  });
  await boss.schedule(queue, cron);
}

function subjectOf(data: JobData[keyof JobData]) {
  return {
    ...('orderId' in data && { orderId: data.orderId }),
    ...('invoiceId' in data && { invoiceId: data.invoiceId }),
    ...('paymentId' in data && { paymentId: data.paymentId }),
  };
}
