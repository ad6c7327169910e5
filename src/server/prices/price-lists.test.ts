import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { createPriceLists } from './price-lists.ts';

const { database } = await testDatabase();

function fail(error: unknown): never {
  throw error;
}

// A second version whose every cell is a euro, from the first of December.
function publish(code: string) {
  return database.execute(sql`
    insert into price_lists (product_code, version, valid_from, matrix, surcharges)
    select product_code, version + 1, '2026-12-01', jsonb_set(matrix, '{cells}', (
      select jsonb_agg((select jsonb_agg(100) from jsonb_array_elements(row)))
      from jsonb_array_elements(matrix -> 'cells') as row)), surcharges
    from price_lists where product_code = ${code} and version = 1`);
}

it('finds the list of the day, and notices a new one of another process', async () => {
  let now = 0;
  const lists = createPriceLists(database, () => new Date(now), fail);
  expect((await lists.recent()).list('PE-100', '2026-11-30')?.version).toBe(1);
  expect((await lists.recent()).list('XX-100', '2026-11-30')).toBeNull();

  await publish('PE-100');
  expect((await lists.recent()).list('PE-100', '2026-12-01')?.version).toBe(1);
  now += 1000;
  const { list: find } = await lists.recent();
  expect(find('PE-100', '2026-11-30')?.version).toBe(1);
  expect(find('PE-100', '2026-12-01')?.version).toBe(2);
  expect(find('PE-100', '2026-12-01')?.cells[0]?.[0]).toBe(100);
});

it('what is agreed sees a new list at once', async () => {
  const lists = createPriceLists(database, () => new Date(0), fail);
  await lists.recent();
  await publish('CE-100');
  expect((await lists.latest()).list('CE-100', '2026-12-01')?.version).toBe(2);
  expect((await lists.recent()).list('CE-100', '2026-12-01')?.version).toBe(2);
});

it('notices a list that was corrected or taken back', async () => {
  const lists = createPriceLists(database, () => new Date(0), fail);
  await publish('SE-100');
  expect((await lists.latest()).list('SE-100', '2027-01-01')?.version).toBe(2);
  await database.execute(
    sql`update price_lists set valid_from = '2027-02-01' where product_code = 'SE-100' and version = 2`,
  );
  expect((await lists.latest()).list('SE-100', '2027-01-01')?.version).toBe(1);
  await database.execute(sql`delete from price_lists where product_code = 'SE-100' and version = 2`);
  expect((await lists.latest()).list('SE-100', '2027-03-01')?.version).toBe(1);
});

it('a list that cannot be read is reported and leaves the good ones in use', async () => {
  const troubles: unknown[] = [];
  const lists = createPriceLists(
    database,
    () => new Date(0),
    (error) => troubles.push(error),
  );
  await lists.recent();
  await database.execute(
    sql`insert into price_lists (product_code, version, valid_from, matrix, surcharges) values ('RO-50', 2, '2026-11-01', '{}', '{}')`,
  );
  expect((await lists.latest()).list('RO-50', '2026-11-16')?.version).toBe(1);
  expect(troubles.map(String)).toEqual(['Error: version 2 of the price list of RO-50 cannot be read']);
  await database.execute(sql`delete from price_lists where product_code = 'RO-50' and version = 2`);
});
