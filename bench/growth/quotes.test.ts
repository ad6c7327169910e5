import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPool } from '#server/database/open.ts';
import { quotes } from '#server/database/schema/quotes.ts';
import { testApp } from '../../tests/support/app.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { demoAccounts } from '../../tests/support/demo.ts';
import { aQuote } from '../../tests/support/quotes.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { countRowsRead, readMore } from './rows-read.ts';

const { database, pool, url } = await testDatabase();
// As in growth.test.ts: the table is small here, and would be read whole.
const planned = connectPool(
  { connectionString: url, max: 1, options: '-c enable_seqscan=off' },
  () => undefined,
);
const of = demoAccounts.centimetres;
const size = 1000;

// One company has all of them, so that whoever finds them by their company reads every one.
beforeAll(async () => {
  const customer = { name: 'Mevrouw Zandstra', street: 'Kade 1', city: 'Sneek' };
  const first = await aQuote(database, of);
  const names = ['number', 'key', 'customer', 'created_at'];
  const { rows } = await pool.query<{ rest: string }>(
    `select string_agg(column_name, ', ') as rest from information_schema.columns
     where table_name = 'quotes' and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> all ($1)`,
    [names],
  );
  const rest = rows[0]?.rest ?? '';
  await pool.query(
    `insert into quotes (${names.join(', ')}, ${rest})
     select 'O2024-' || lpad(n::text, 5, '0'), gen_random_uuid(), customer, created_at - n * interval '1 day', ${rest}
     from quotes cross join generate_series(1, ${size}) as n where id = ${first.id}`,
  );
  await database
    .update(quotes)
    .set({ customer: { ...first.customer, ...customer } })
    .where(eq(quotes.number, 'O2024-00800'));
  await pool.query('vacuum analyze quotes');
});

afterAll(() => planned.pool.end());

it.each(['zandstra', 'sneek zand'])(
  'R15.4 a dealer finds %s and adds it up without reading all quotes',
  async (search) => {
    const owner = await new Visitor(testApp(planned.database)).login(of);
    const before = await countRowsRead(planned.pool, 1);
    const answer = await owner.get(`/offertes?zoek=${encodeURIComponent(search)}`, {
      accept: 'application/json',
    });
    const after = await countRowsRead(planned.pool, 1);
    expect(await answer.json()).toMatchObject({
      quotes: [{ number: 'O2024-00800' }],
      totals: { concept: { count: 1 } },
    });
    expect(readMore(before, after, 100)).toEqual([]);
  },
);
