import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { bringToNow, watchClock } from './clock-jumps.ts';
import { startBoss } from './queues.ts';

const { pool } = await testDatabase();
const boss = await startBoss(pool, () => undefined, 'sender');
afterAll(() => boss.stop());

const hour = 60 * 60_000;

it('R15.2 a clock that is put back wakes whoever waits by it, and one that goes on wakes nobody', async () => {
  const woken: string[] = [];
  const ours = {
    getWipData: () => [{ id: 'mail' }, { id: 'invoices' }] as ReturnType<typeof boss.getWipData>,
    notifyWorker: (id: string) => void woken.push(id),
  };
  let shift = 0;
  const clocks = { wall: () => performance.now() + shift, steady: () => performance.now() };
  let ticks = 0;
  const counted = {
    wall: () => {
      ticks += 1;
      return clocks.wall();
    },
    steady: clocks.steady,
  };
  const stop = watchClock(ours, pool, () => undefined, counted, 1);
  const afterSome = () => {
    const seen = ticks;
    return expect.poll(() => ticks, { interval: 5 }).toBeGreaterThan(seen + 3);
  };
  shift = hour;
  await afterSome();
  expect(woken).toEqual([]);
  shift = 0;
  await afterSome();
  expect(woken).toEqual(['mail', 'invoices']);
  stop();
});

it('R15.2 what was written down by a clock that was ahead is brought to now', async () => {
  const id = await boss.send('send-mail', { mailId: 1 });
  const later = await boss.send('send-mail', { mailId: 2 }, { startAfter: 600 });
  await pool.query(
    `update pgboss.job set created_on = now() + interval '1 hour', start_after = now() + interval '1 hour' where id = $1`,
    [id],
  );
  await pool.query(`update pgboss.version set cron_on = now() + interval '1 hour'`);
  await pool.query(`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`);
  await bringToNow(pool);
  const { rows: waiting } = await pool.query('select id from pgboss.job where start_after > now()');
  expect(waiting).toEqual([{ id: later }]);
  const { rows } = await pool.query(
    `select (select count(*)::integer from pgboss.version where cron_on > now()) as rounds,
            (select count(*)::integer from pgboss.queue where monitor_claim_on > now()) as queues`,
  );
  expect(rows).toEqual([{ rounds: 0, queues: 0 }]);
});
