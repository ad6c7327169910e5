import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { StartProblem } from '../errors.ts';
import { migrate, underStartLock } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

const empty = await testDatabase({ isEmpty: true });
const spare = await testDatabase({ isEmpty: true });
const failing = await testDatabase({ isEmpty: true });
const ordered = await testDatabase({ isEmpty: true });
const migrated = await testDatabase();

type Files = Readonly<Record<string, string>>;

async function folderWith(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maathor-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

it('several processes may prepare one empty database at once', async () => {
  await Promise.all(
    [1, 2, 3].map(() => prepareDatabase(empty.pool, { hasDemoData: true, hasStandIns: true })),
  );
  const { rows } = await empty.pool.query(
    'select (select count(*)::int from people) people, (select count(*)::int from payments) payments',
  );
  expect(rows).toEqual([{ people: 13, payments: 2 }]);
});

it('R15.1 who waits for another process to prepare it holds no transaction meanwhile', async () => {
  const finish = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = underStartLock(spare.pool, async () => {
    begun.resolve();
    await finish.promise;
    return 'first';
  });
  await begun.promise;
  const order: string[] = [];
  const others = ['second', 'third'].map((name) =>
    underStartLock(spare.pool, async () => void order.push(name)),
  );
  // Several rounds of looking again.
  const waiting = new Set<number>();
  for (let look = 0; look < 20; look++) {
    const { rows } = await spare.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    waiting.add(rows[0]?.waiting ?? -1);
  }
  expect({ waiting: [...waiting], order }).toEqual({ waiting: [0], order: [] });
  finish.resolve();
  await Promise.all([first, ...others]);
  expect(order.toSorted()).toEqual(['second', 'third']);
});

async function run(
  files: { readonly migrations?: Files; readonly functions?: Files },
  { pool }: Pick<typeof spare, 'pool'> = spare,
): Promise<void> {
  const folders = {
    migrations: await folderWith(files.migrations ?? {}),
    functions: await folderWith(files.functions ?? {}),
  };
  await underStartLock(pool, (client) => migrate(client, folders));
}

it('a failed migration leaves nothing of itself or of those before it', async () => {
  const migrations = {
    '001-good.sql': 'create table good (id integer);',
    '002-bad.sql': 'create table bad (id nonsense);',
  };
  await expect(run({ migrations }, failing)).rejects.toThrow(
    'migration 002-bad failed: type "nonsense" does not exist',
  );
  const { rows } = await failing.pool.query(
    "select to_regclass('good') good, to_regclass('migrations') migrations",
  );
  expect(rows).toEqual([{ good: null, migrations: null }]);
});

it('migrations run in the order of their names, each once', async () => {
  const migrations = {
    '002-second.sql': 'alter table numbers add column b integer;',
    '001-first.sql': 'create table numbers (a integer);',
  };
  await run({ migrations }, ordered);
  await run({ migrations }, ordered);
  const { rows } = await ordered.pool.query('select name from migrations order by applied_at, name');
  expect(rows).toEqual([{ name: '001-first' }, { name: '002-second' }]);
});

describe('a file of functions', () => {
  // Tells how often it was applied, which a function cannot.
  const numberFile = (number: number) => `insert into applied (number) values (${number});
    create or replace function a_number() returns integer language sql as $$ select ${number} $$;`;
  const applied = async () =>
    (await spare.pool.query('select number from applied order by place')).rows.map(({ number }) => number);
  const answered = async () => (await spare.pool.query('select a_number() as number')).rows;

  beforeEach(async () => {
    await spare.pool.query(`drop table if exists migrations, applied; drop function if exists a_number;
      create table applied (place integer generated always as identity, number integer)`);
  });

  it('is applied after the migrations, and not again while it stays the same', async () => {
    const migrations = { '900-last.sql': 'insert into applied (number) values (900);' };
    await run({ migrations, functions: { 'a_number.sql': numberFile(1) } });
    await run({ migrations, functions: { 'a_number.sql': numberFile(1) } });
    expect(await applied()).toEqual([900, 1]);
  });

  it('is applied once more when it was changed, the others are not', async () => {
    const other = 'insert into applied (number) values (100);';
    await run({ functions: { 'a_number.sql': numberFile(1), 'other.sql': other } });
    await run({ functions: { 'a_number.sql': numberFile(2), 'other.sql': other } });
    await run({ functions: { 'a_number.sql': numberFile(2), 'other.sql': other } });
    expect(await applied()).toEqual([1, 100, 2]);
    expect(await answered()).toEqual([{ number: 2 }]);
  });

  it('is applied by the first of several processes that start at once', async () => {
    await Promise.all([1, 2, 3].map(() => run({ functions: { 'a_number.sql': numberFile(1) } })));
    expect(await applied()).toEqual([1]);
  });

  it('is applied again when it comes back after its function was dropped', async () => {
    await run({ functions: { 'a_number.sql': numberFile(1) } });
    const migrations = { '023-gone.sql': 'drop function a_number();' };
    await run({ migrations });
    await run({ migrations, functions: { 'a_number.sql': numberFile(1) } });
    expect(await answered()).toEqual([{ number: 1 }]);
  });

  it('R15.1 of a newer version stays when a process of the old one starts again', async () => {
    const old = { '100-first.sql': 'select 1;' };
    const recent = { ...old, '101-second.sql': 'select 1;' };
    await run({ migrations: old, functions: { 'a_number.sql': numberFile(1) } });
    await run({ migrations: recent, functions: { 'a_number.sql': numberFile(2), 'other.sql': 'select 1;' } });
    await run({ migrations: old, functions: { 'a_number.sql': numberFile(1) } });
    expect(await answered()).toEqual([{ number: 2 }]);
    await run({ migrations: recent, functions: { 'a_number.sql': numberFile(2), 'other.sql': 'select 1;' } });
    expect(await applied()).toEqual([1, 2]);
  });

  it('that fails takes back the migrations and the functions before it', async () => {
    await run({ functions: { 'a_number.sql': numberFile(1) } });
    const migrations = { '023-new.sql': 'create table new (id integer);' };
    const functions = { 'a_number.sql': numberFile(2), 'b_bad.sql': 'create function b_bad() nonsense;' };
    await expect(run({ migrations, functions })).rejects.toThrow('migration functions/b_bad failed');
    expect(await answered()).toEqual([{ number: 1 }]);
    expect((await spare.pool.query("select to_regclass('new') as new")).rows).toEqual([{ new: null }]);
    await run({ functions: { 'a_number.sql': numberFile(2) } });
    expect(await answered()).toEqual([{ number: 2 }]);
  });
});

it('a migration that was changed after it ran is refused', async () => {
  await migrated.pool.query("update migrations set checksum = 'other' where name = '001-accounts'");
  await expect(prepareDatabase(migrated.pool, { hasDemoData: true, hasStandIns: true })).rejects.toThrow(
    StartProblem,
  );
});
