import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { listLines } from '../cart/find-lines.ts';
import { putLines } from '../cart/put-lines.ts';
import { migrate, underStartLock } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

const { pool } = await testDatabase();

const folder = join(import.meta.dirname, 'functions');
const files = readdirSync(folder).map((file) => ({
  name: basename(file, '.sql'),
  text: readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
}));

it('every function of the database is that of its file, and every file has one', async () => {
  const { rows } = await pool.query(
    // But for those that an extension brings.
    `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  const written = files.map(({ name, text }) => ({ name, body: text.split('$$')[1] }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(rows.toSorted(byName)).toEqual(written.toSorted(byName));
});

it('every trigger of the database stands with the function it calls', async () => {
  const { rows } = await pool.query<{ name: string; of: string }>(
    `select tgname as name, proname as of from pg_trigger
     join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  const written = files.flatMap(({ name: of, text }) =>
    [...text.matchAll(/^create (?:or replace|constraint) trigger (\w+)/gm)].map(([, name]) => ({ name, of })),
  );
  const line = ({ name, of }: { name?: string | undefined; of: string }) => `${name} of ${of}`;
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(line).toSorted()).toEqual(written.map(line).toSorted());
});

it('R15.4 whatever hands a list to an SQL function has its plan kept, or each order and payment pays for a new one', async () => {
  const { rows } = await pool.query<{ name: string; config: string[] | null }>(
    `select caller.proname as name, caller.proconfig as config
     from pg_proc caller join pg_proc called on caller.prosrc ~ ('perform ' || called.proname || '[(]')
     join pg_language on pg_language.oid = called.prolang
     where called.pronamespace = 'public'::regnamespace and lanname = 'sql'`,
  );
  expect(rows.length).toBeGreaterThan(4);
  const isPlannedAnew = (config: string[] | null) =>
    config?.includes('plan_cache_mode=force_generic_plan') !== true;
  expect(rows.filter(({ config }) => isPlannedAnew(config)).map(({ name }) => name)).toEqual([]);
});

it.each(files)('$name can be applied over itself', async ({ text }) => {
  await pool.query(text);
});

it('a database from before the files keeps its lines and gets the functions', async () => {
  const before = await testDatabase({ isEmpty: true });
  const folders = {
    migrations: await mkdtemp(join(tmpdir(), 'maathor-before-')),
    functions: await mkdtemp(join(tmpdir(), 'maathor-no-functions-')),
  };
  onTestFinished(async () => {
    for (const made of Object.values(folders)) await rm(made, { recursive: true });
  });
  const all = join(import.meta.dirname, 'migrations');
  for (const name of (await readdir(all)).filter((file) => file < '022'))
    await cp(join(all, name), join(folders.migrations, name));
  await underStartLock(before.pool, (client) => migrate(client, folders));
  await before.pool.query(`
    insert into customers (id, email, company, company_number, country, contact, phone)
      values (7, 'jan@voorbeeld.nl', 'Jan', '12345678', 'NL', 'Jan', '');
    insert into price_lists (product_code, version, valid_from, matrix, surcharges)
      values ('PE-100', 1, '2026-01-01', '{}', '{}');
    insert into carts (customer_id, last_timestamp) values (7, 3);
    insert into cart_lines (customer_id, "timestamp", product_code, device, answers, summary, amount,
        total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents)
      select 7, moment, 'PE-100', 'desktop', '{}', '[]', 1, 900, 900, 1, 1, 1 from generate_series(1, 3) as moment;
    update cart_lines set removed_at = now() where "timestamp" = 3;`);

  await prepareDatabase(before.pool, { hasDemoData: false, hasStandIns: false });
  const added = { personId: 7, lines: [aLine()], replaced: null, call: null };
  expect(await putLines(before.database, added, new Date(9))).toMatchObject({ kind: 'done', lines: 3 });
  const lines = await listLines(before.database, 7);
  expect(lines.map(({ timestamp }) => timestamp)).toEqual([1, 2, 9]);
});
