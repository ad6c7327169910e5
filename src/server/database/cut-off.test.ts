import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { until } from '#tests/support/shop-process.ts';
import { isAway } from './is-away.ts';

const { database, pool } = await testDatabase();

it('R15.2 a connection cut off inside a transaction fails that transaction, and nothing else', async () => {
  const outcome = await database
    .transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const pid = rows[0]?.pid ?? 0;
      await database.execute(sql`select pg_terminate_backend(${pid})`);
      // Heard between two statements, when nobody waits for an answer.
      await until(async () => {
        const left = await pool.query('select from pg_stat_activity where pid = $1', [pid]);
        return left.rowCount === 0;
      });
      await transaction.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(isAway(outcome)).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
