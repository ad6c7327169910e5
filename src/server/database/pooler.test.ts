import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { connectPool } from './open.ts';
import { hasStatementTimeout } from './pooler.ts';

const { url } = await testDatabase();

/** What a connection knows after a statement with a name was asked of it, by the pool and in a transaction. */
async function leftInConnection(isPooled: boolean) {
  const { database, pool } = connectPool({ connectionString: url, max: 1 }, () => undefined, isPooled);
  try {
    const answers = await database.transaction(async (transaction) =>
      transaction
        .select({ number: sql<number>`${sql.placeholder('number')}::integer` })
        .from(sql`(values (1)) as one`)
        .prepare('by_drizzle')
        .execute({ number: 2 }),
    );
    const { rows: own } = await pool.query({
      name: 'by_pool',
      text: 'select $1::integer as number',
      values: [3],
    });
    const { rows } = await pool.query<{ name: string }>(
      'select name from pg_prepared_statements order by name',
    );
    return {
      answers: [...answers, ...own],
      names: rows.map(({ name }) => name),
      hasTimeout: await hasStatementTimeout(pool),
    };
  } finally {
    await pool.end();
  }
}

const answers = [{ number: 2 }, { number: 3 }];

it('R15.1 a connection to a pooler keeps no named statement, and asks for no setting of its own', async () => {
  expect(await leftInConnection(true)).toEqual({ answers, names: [], hasTimeout: false });
});

it('R15.1 a connection to PostgreSQL itself plans such a statement once, and gives up what hangs', async () => {
  const names = ['by_drizzle', 'by_pool'];
  expect(await leftInConnection(false)).toEqual({ answers, names, hasTimeout: true });
});
