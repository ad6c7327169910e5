import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { StartProblem } from '../start-problem.ts';
import { migrate, underStartLock } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

const empty = await testDatabase({ isEmpty: true });
const spare = await testDatabase({ isEmpty: true });
const migrated = await testDatabase();

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
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
    'select (select count(*)::int from customers) customers, (select count(*)::int from payments) payments',
  );
  expect(rows).toEqual([{ customers: 6, payments: 2 }]);
});

it('a failed migration leaves nothing of itself or of those before it', async () => {
  const folder = await folderWith({
    '001-good.sql': 'create table good (id integer);',
    '002-bad.sql': 'create table bad (id nonsense);',
  });
  await expect(underStartLock(spare.pool, (client) => migrate(client, folder))).rejects.toThrow(
    'migration 002-bad failed: type "nonsense" does not exist',
  );
  const { rows } = await spare.pool.query(
    "select to_regclass('good') good, to_regclass('migrations') migrations",
  );
  expect(rows).toEqual([{ good: null, migrations: null }]);
});

it('migrations run in the order of their names, each once', async () => {
  const folder = await folderWith({
    '002-second.sql': 'alter table numbers add column b integer;',
    '001-first.sql': 'create table numbers (a integer);',
  });
  const run = () => underStartLock(spare.pool, (client) => migrate(client, folder));
  await run();
  await run();
  const { rows } = await spare.pool.query('select name from migrations order by applied_at, name');
  expect(rows).toEqual([{ name: '001-first' }, { name: '002-second' }]);
});

it('a migration that was changed after it ran is refused', async () => {
  await migrated.pool.query("update migrations set checksum = 'other' where name = '001-accounts'");
  await expect(prepareDatabase(migrated.pool, { hasDemoData: true, hasStandIns: true })).rejects.toThrow(
    StartProblem,
  );
});
