import type { ClientBase } from 'pg';

/** A table whose rows hang on a root, an order or a quote, and how that root is found from a row named `own`. */
export type Branch = {
  readonly table: string;
  // SQL for the root's id; empty where the table is the root.
  readonly root: string;
  // SQL for columns that are neither shifted, renumbered nor copied; `new` is the copy's root, `old` the row it is made after,
  // a name in braces what another column gets.
  readonly columns?: Readonly<Record<string, string>>;
  // What refers to another table without the database knowing.
  readonly refers?: Readonly<Record<string, string>>;
  // More to join, for those columns.
  readonly joined?: string;
};

type Column = { readonly name: string; readonly type: string; readonly refers: string | null };

/**
 * Copies trees of rows by one statement for each table. The rows of a model root are numbered, so that the id of each copy
 * is known by the copy's number alone, and whatever referred to a row of the model refers to its copy.
 * The copies stand in the table `copies`: n, id of the new root, model, days, shift.
 */
export async function copyRows(client: ClientBase, branches: readonly Branch[]): Promise<void> {
  const copied = new Map<string, string>();
  for (const branch of branches) {
    const { table } = branch;
    const columns = (await columnsOf(client, table)).map((column) => ({
      ...column,
      refers: branch.refers?.[column.name] ?? column.refers,
    }));
    const isRoot = branch.root === '';
    const key = columns.some(({ name }) => name === 'id') ? 'id' : null;
    await client.query(`create temp table model_${table} on commit drop as
      select own.*, ${isRoot ? 'own.id' : branch.root} as model,
        row_number() over (partition by ${isRoot ? 'own.id' : branch.root} order by ${key ?? '1'}) - 1 as slot
      from ${table} own
      where ${isRoot ? 'own.id' : branch.root} in (select model from copies)`);
    const isNumbered = key !== null && columns.find(({ name }) => name === 'id')?.type !== 'uuid';
    if (isRoot) copied.set(table, 'new.id');
    else if (isNumbered) {
      const { rows } = await client.query<{ most: string; last: string }>(`
        select coalesce(max(slot), 0) + 1 as most, (select coalesce(max(id), 0) + 1 from ${table}) as last from model_${table}`);
      copied.set(table, `${rows[0]?.last} + (new.n - 1) * ${rows[0]?.most} + %slot`);
    } else if (key !== null) copied.set(table, 'md5(new.id || %id::text)::uuid');
    for (const { name, refers } of columns) {
      if (refers === null || !copied.has(refers)) continue;
      await client.query(`alter table model_${table} add column "slot_of_${name}" bigint`);
      if (refers === table || !isUuid(copied, refers))
        await client.query(`update model_${table} own set "slot_of_${name}" =
          (select other.slot from model_${refers} other where other.id = own."${name}")`);
    }
    const values = columns.map((column) => sqlFor(branch, column, columns, copied));
    await client.query(`insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
      select ${values.join(', ')} from copies new join model_${table} old on old.model = new.model ${branch.joined ?? ''}`);
  }
}

function sqlFor(
  branch: Branch,
  { name, type, refers }: Column,
  all: readonly Column[],
  copied: ReadonlyMap<string, string>,
): string {
  const { table, columns = {} } = branch;
  const own = columns[name];
  if (own !== undefined)
    return own.replace(/\{(\w+)\}/g, (_, other: string) => {
      const column = all.find((one) => one.name === other);
      if (column === undefined) throw new Error(`${table} has no ${other}`);
      return sqlFor(branch, column, all, copied);
    });
  if (name === 'id') return idOf(copied.get(table) ?? '', 'old.slot', 'old.id');
  const id = refers === null ? undefined : copied.get(refers);
  if (id !== undefined) {
    return `case when old."${name}" is not null then ${idOf(id, `old."slot_of_${name}"`, `old."${name}"`)} end`;
  }
  if (refers === 'companies') return 'new.company_id';
  if (type === 'timestamp with time zone') return `old."${name}" + new.shift`;
  if (type === 'date') return `old."${name}" + new.days`;
  return `old."${name}"`;
}

function isUuid(copied: ReadonlyMap<string, string>, table: string): boolean {
  return copied.get(table)?.endsWith('::uuid') ?? false;
}

function idOf(pattern: string, slot: string, id: string): string {
  return pattern.replace('%slot', slot).replace('%id', id);
}

async function columnsOf(client: ClientBase, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type, (
       select confrelid::regclass::text from kept_references
       where conrelid = attrelid and conkey = array[attnum]
     ) as refers
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows;
}
