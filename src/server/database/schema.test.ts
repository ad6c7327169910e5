import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { pool } = await testDatabase();

// Kept by the runner, and by triggers: no query of ours is written by their columns.
const withoutSchema = ['migrations', 'status_steps', 'intake_of_days', 'ledger_sums'];

it('the schema in the code and the migrated database agree on tables, columns, types, nulls and defaults', async () => {
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
       case when a.attnotnull then ' not null' end,
       case when a.atthasdef or a.attidentity <> '' then ' default' end) as line
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relname <> all ($1)`,
    [withoutSchema],
  );
  const migrated = rows.map(({ line }) => line);
  expect(migrated.length).toBeGreaterThan(200);
  expect((await writtenLines()).toSorted()).toEqual(migrated.toSorted());
});

async function writtenLines(): Promise<string[]> {
  const folder = join(import.meta.dirname, 'schema');
  const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof PgTable)
    .map(getTableConfig)
    .flatMap(({ name, columns }) =>
      columns.map((column) => {
        const hasDefault =
          column.hasDefault || column.generatedIdentity !== undefined || column.generated !== undefined;
        return `${name}.${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}${hasDefault ? ' default' : ''}`;
      }),
    );
}
