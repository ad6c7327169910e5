import type { PgBoss } from 'pg-boss';
import { countAttempts, findAttempts, forgetAttempts } from '../accounts/attempts.ts';
import { withoutValues } from '../database/without-values.ts';
import type { JobData } from '../queue/jobs.ts';
import { missed, openQueue } from '../queue/queues.ts';
import { type FailureDependencies, tellFailure, tellSuccess } from '../tasks/tell-failure.ts';
import { aroundJob } from '../telemetry/around.ts';

/** How often a queue is looked at for new work. */
export type Pace = { readonly pollingIntervalSeconds: number };

/** Does the jobs of one queue. What is thrown is tried again, as often as the queue allows. */
export async function workOn<Queue extends keyof JobData>(
  boss: PgBoss,
  deps: FailureDependencies & Pace,
  queue: Queue,
  perform: (data: JobData[Queue]) => Promise<unknown>,
): Promise<void> {
  const work = aroundJob(deps.spans, queue, perform);
  let worker: string | null = null;
  worker = await boss.work<JobData[Queue], unknown, { includeMetadata: true } & Pace>(
    queue,
    { includeMetadata: true, pollingIntervalSeconds: deps.pollingIntervalSeconds },
    async (jobs) => {
      for (const { id, data, retryCount } of jobs) {
        const tried = { key: `${queue}:${id}`, failures: retryCount };
        try {
          await work(data);
        } catch (error) {
          await tellFailure(
            deps,
            { ...tried, queue, failures: retryCount + 1, subject: subjectOf(data), job: { queue, data } },
            error,
          );
          // The queue stores it, and cannot store every byte; nor should it keep what was to be stored elsewhere.
          throw withoutValues(error);
        }
        await tellSuccess(deps, tried);
      }
      // At once for the next: at one in a pace the last invoice of a busy morning, or after an outage, would wait for an hour.
      if (worker !== null) boss.notifyWorker(worker);
    },
  );
}

type ClockDependencies = FailureDependencies & { readonly now: () => Date };

/** Work that comes back by the clock: a round that fails is made good by the next one. */
export async function workByClock(
  boss: PgBoss,
  deps: ClockDependencies,
  { queue, cron }: { readonly queue: string; readonly cron: string },
  perform: () => Promise<unknown>,
): Promise<void> {
  const round = aroundJob(deps.spans, queue, perform);
  // One at a time: a round that died with its process would hold up the next for as long as nobody misses it.
  await openQueue(boss, queue, { ...missed, retryLimit: 0 }, 'stately');
  await boss.work(queue, () => performRound(deps, queue, round));
  await boss.schedule(queue, cron);
}

// A round that fails for longer than this is told of once more.
const rememberedSeconds = 14 * 24 * 60 * 60;

/** Each round may come to another process: how many failed one after another is counted where all can see it. */
export async function performRound(
  deps: ClockDependencies,
  queue: string,
  perform: () => Promise<unknown>,
): Promise<void> {
  const key = `clock:${queue}`;
  try {
    await perform();
  } catch (error) {
    const counted = await countAttempts(deps.database, [{ key, seconds: rememberedSeconds }], deps.now());
    await tellFailure(deps, { queue, key: queue, failures: counted.get(key)?.count ?? 1 }, error);
    throw withoutValues(error);
  }
  const failed = (await findAttempts(deps.database, [key], deps.now())).get(key);
  if (failed === undefined) return;
  await tellSuccess(deps, { key: queue, failures: failed.count });
  await forgetAttempts(deps.database, key);
}

function subjectOf(data: JobData[keyof JobData]) {
  return {
    ...('orderId' in data && { orderId: data.orderId }),
    ...('invoiceId' in data && { invoiceId: data.invoiceId }),
    ...('paymentId' in data && { paymentId: data.paymentId }),
  };
}
