import type { Client } from 'pg';

/** Of every table its rows, counted and as one hash in an order that does not depend on where they lie. */
export async function hashRows(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1`,
  );
  const hashes = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(one::text), '' order by md5(one::text)), '')) as hash
         from ${name} as one`,
    );
    hashes.set(name, rows[0]?.hash ?? '');
  }
  return hashes;
}

/** Of each of these tables a line for each row. */
export async function textsOfAll(
  client: Client,
  tables: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const found: (readonly string[])[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ text: string }>(`select one::text as text from ${table} as one`);
    found.push(rows.map(({ text }) => text).toSorted());
  }
  return found;
}

/** Every reference that leads nowhere, by its name: what was copied half would have some. */
export async function brokenReferences(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(`
    select conname as name, format(
      'select count(*)::int as broken from %s child where (%s) is not null and not exists (select from %s parent where %s)',
      conrelid::regclass,
      (select string_agg(format('child.%I', attname), ', ') from pg_attribute where attrelid = conrelid and attnum = any (conkey)),
      confrelid::regclass,
      (select string_agg(format('child.%I = parent.%I', mine.attname, theirs.attname), ' and ')
         from unnest(conkey, confkey) as key (mine, theirs)
         join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = key.mine
         join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = key.theirs)
    ) as statement
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const broken: string[] = [];
  for (const { name, statement } of rows) {
    const { rows: found } = await client.query<{ broken: number }>(statement);
    if (found[0]?.broken !== 0) broken.push(name);
  }
  if (rows.length < 50) throw new Error('references were not found');
  return broken;
}
