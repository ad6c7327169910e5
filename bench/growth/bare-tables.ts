import type { ClientBase } from 'pg';

type Definition = { readonly table: string; readonly name: string; readonly definition: string };

/**
 * Fills tables without what would be kept in step row by row: triggers, references, and indexes that no reference needs. All
 * of it comes back before the transaction ends, references by looking at every row, so what was filled keeps to them.
 */
export async function withBareTables(client: ClientBase, fill: () => Promise<void>): Promise<void> {
  const tables = await names(client);
  const references = await rows(client, foreignKeys);
  // Whoever copies rows has to know what refers to what.
  await client.query(`create temp table kept_references on commit drop as
    select conrelid, conkey, confrelid from pg_constraint where contype = 'f'`);
  const indexes = await rows(client, plainIndexes);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/** Ids that come after what was filled. */
export async function moveSequences(client: ClientBase): Promise<void> {
  const { rows: owned } = await client.query<{ table: string; column: string }>(`
    select format('%I', table_name) as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of owned)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))
       from ${table} limit 1`,
    );
}

/** Of the shop's own tables. */
export async function names(client: ClientBase): Promise<readonly string[]> {
  const { rows: found } = await client.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  );
  return found.map(({ name }) => name);
}

async function rows(client: ClientBase, query: string): Promise<readonly Definition[]> {
  const { rows: found } = await client.query<Definition>(query);
  return found;
}

const foreignKeys = `
  select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const plainIndexes = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not indisunique`;
