import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';

/** Where a clock says it is, and one that only ever goes on; in milliseconds. */
type Clocks = { readonly wall: () => number; readonly steady: () => number };

const ofTheMachine: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

// What a clock is put right by in small steps.
const toleranceMs = 2000;

/**
 * A clock that was ahead and is put back leaves work waiting for a time that is past: the queue counts how long it has yet
 * to pause by the machine's clock, and what it wrote down lies in the future. Everybody is woken, and what lies in the
 * future is now.
 */
export function watchClock(
  boss: Pick<PgBoss, 'getWipData' | 'notifyWorker'>,
  pool: Pick<Pool, 'query'>,
  onTrouble: (error: unknown) => void,
  { wall, steady }: Clocks = ofTheMachine,
  everyMs = 1000,
): () => void {
  let ahead = wall() - steady();
  const timer = setInterval(() => {
    const before = ahead;
    ahead = wall() - steady();
    if (before - ahead < toleranceMs) return;
    for (const { id } of boss.getWipData({ includeInternal: true })) boss.notifyWorker(id);
    bringToNow(pool).catch(onTrouble);
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** What the queue wrote down by a clock that was ahead: jobs that wait, rounds that were made, whose minute it was. */
export async function bringToNow(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`
    update pgboss.job
       set start_after = least(start_after, now()), created_on = least(created_on, now()),
           started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
     where state < 'completed' and (created_on > now() or started_on > now() or heartbeat_on > now())`);
  await pool.query(`
    update pgboss.job set singleton_on = null where singleton_on > now() at time zone 'UTC' + interval '1 minute'`);
  await pool.query('update pgboss.version set cron_on = now() where cron_on > now()');
  await pool.query('update pgboss.queue set monitor_claim_on = now() where monitor_claim_on > now()');
}
