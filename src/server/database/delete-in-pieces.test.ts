import { lt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { deleteInPieces } from './delete-in-pieces.ts';
import { passwordResets } from './schema/accounts.ts';

const { database } = await testDatabase();

it('R15.4 takes away all that fits, however much has gathered, and nothing else', async () => {
  await database.execute(sql`insert into password_resets (token_hash, person_id, created_at, expires_at)
    select 'old-' || n, 1, now() - interval '2 days', now() - interval '1 day' from generate_series(1, 2500) as n
    union all select 'new-' || n, 1, now(), now() + interval '1 day' from generate_series(1, 3) as n`);
  const statements = await countDeletes(() =>
    deleteInPieces(database, passwordResets, lt(passwordResets.expiresAt, new Date())),
  );
  const left = await database.select({ token: passwordResets.tokenHash }).from(passwordResets);
  expect(left.map(({ token }) => token).toSorted()).toEqual(['new-1', 'new-2', 'new-3']);
  expect(statements).toEqual([1000, 1000, 500]);
});

// How many rows each statement took away.
async function countDeletes(act: () => Promise<void>): Promise<readonly number[]> {
  await database.execute(sql`create table deleted (place serial, rows integer)`);
  await database.execute(sql`create function tell_deleted() returns trigger language plpgsql as $$
    begin insert into deleted (rows) select count(*) from gone; return null; end $$`);
  await database.execute(sql`create trigger told after delete on password_resets
    referencing old table as gone for each statement execute function tell_deleted()`);
  await act();
  const { rows } = await database.execute<{ rows: number }>(sql`select rows from deleted order by place`);
  return rows.map((row) => row.rows);
}
