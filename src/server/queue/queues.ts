import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { underStartLock } from '../database/migrate.ts';
import type { JobData, Jobs } from './jobs.ts';

// From half a minute to an hour apart: two days in all, as long as a mail server may be away.
const mailRetries = { retryLimit: 55, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;

// Half a minute to an hour apart, for a week: what money has been paid for is not given up lightly.
const paymentRetries = { retryLimit: 180, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;

// A process that dies at it is missed after five minutes; who waits for a file does not wait for days.
const workRetries = { retryLimit: 2, retryDelay: 5, expireInSeconds: 300 } as const;

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
  });
  boss.on('error', (error) => onTrouble(error, 'error'));
  boss.on('warning', (warning) => onTrouble(warning, 'warning'));
  await underStartLock(pool, () => boss.start());
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options);
  return boss;
}

export function jobsOf(boss: PgBoss): Jobs {
  return {
    enqueue: async (transaction, queue, data) => {
      await boss.send(queue, data, { db: fromDrizzle(transaction, sql) });
    },
  };
}
