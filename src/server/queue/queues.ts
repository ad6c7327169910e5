import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { underStartLock } from '../database/migrate.ts';
import type { JobData, Jobs } from './jobs.ts';

/**
 * A process that dies at a job is missed after this: it says every few seconds that it is still at it. What it was doing is
 * taken over within a minute, also where another process does it all the same: each job is one that may be done twice.
 */
export const missed = { heartbeatSeconds: 20 } as const;

// How often those are looked for.
const lookEverySeconds = 10;

// From a quarter of a minute to an hour apart: two days in all, as long as a mail server may be away.
const mailRetries = {
  ...missed,
  ...{ retryLimit: 56, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
} as const;

// A quarter of a minute to an hour apart, for a week: what money has been paid for is not given up lightly.
const paymentRetries = { ...mailRetries, retryLimit: 181 } as const;

// Who waits for a file does not wait for days.
const workRetries = { ...missed, retryLimit: 2, retryDelay: 5, expireInSeconds: 300 } as const;

const queues = {
  'send-mail': mailRetries,
  'issue-invoice': paymentRetries,
  'issue-credit-note': paymentRetries,
  'make-refund': paymentRetries,
  'make-invoice-documents': paymentRetries,
  'make-quote-pdf': mailRetries,
  'do-long-work': workRetries,
} as const satisfies Record<keyof JobData, unknown>;

/**
 * A boss on the shop's own pool. It makes its own tables, and fails when another process makes them at the same moment.
 */
export async function startBoss(
  pool: Pool,
  onTrouble: (trouble: unknown, kind: 'error' | 'warning') => void,
  role: 'worker' | 'sender',
): Promise<PgBoss> {
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    // Without values a text may hold several statements, as the installation does.
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
  });
  boss.on('error', (error) => onTrouble(error, 'error'));
  boss.on('warning', (warning) => onTrouble(warning, 'warning'));
  await underStartLock(pool, () => boss.start());
  for (const [name, options] of Object.entries(queues)) await openQueue(boss, name, options);
  return boss;
}

type QueueOptions = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'policy' | 'partition'>;

/** A queue as it is wanted now, also where a former version made it. */
export async function openQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions,
  policy: 'standard' | 'stately' = 'standard',
): Promise<void> {
  await boss.createQueue(name, { ...options, policy });
  await boss.updateQueue(name, options);
}

export function jobsOf(boss: PgBoss): Jobs {
  return {
    enqueue: async (transaction, queue, data) => {
      await boss.send(queue, data, { db: fromDrizzle(transaction, sql) });
    },
  };
}
