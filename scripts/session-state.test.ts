import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

// What lasts longer than a transaction: behind a pooler the next statement may come to another connection, and whoever gets
// this one next finds what was left in it.
const lasting: Readonly<Record<string, RegExp>> = {
  'a lock of the session': /pg_(try_)?advisory_lock(_shared)?\s*\(/i,
  'a setting of the session':
    /['"`;]\s*set\s+(session\s+)?(?!local\b|constraints\b|transaction\b)[a-z_.]+\s*(=|to\b)/i,
  'set_config for the session': /set_config\((?:[^()]|\([^()]*\))*,\s*false\s*\)/i,
  'a temporary table': /create\s+(local\s+)?temp(orary)?\s+(table|view)(?!.*on commit drop)/i,
  'a cursor that outlives its transaction': /\bwith\s+hold\b/i,
  'a listener': /['"`]\s*listen\s+\w/i,
};

// Straight to PostgreSQL always, or not at all behind a pooler.
const apart = [
  'src/server/backup/make-backup.ts',
  'src/server/database/embedded/',
  'src/server/shop-settings/watch-settings.ts',
];

const sources = globSync('src/server/**/*.{ts,sql}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !apart.some((place) => path.startsWith(place)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

it('R15.1 nothing that the shop asks of its database leaves anything in the connection', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ path, text }) =>
    Object.entries(lasting)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a lock of the session', "client.query('select pg_advisory_lock(1)')"],
  ['a setting of the session', '`set statement_timeout = 0`'],
  ['set_config for the session', "sql`select set_config('jit', lower('OFF'), false)`"],
  ['a temporary table', "'create temp table found (id integer)'"],
  ['a cursor that outlives its transaction', "'declare rows cursor with hold for select 1'"],
  ['a listener', "client.query('listen news')"],
])('R15.1 %s would be found', (what, text) => {
  expect(lasting[what]?.test(text)).toBe(true);
});

it('what ends with its transaction may be', () => {
  const texts = [
    "client.query('set local statement_timeout = 0')",
    "sql`select set_config('maathor.forgets_old_books', 'on', true)`",
    "'select pg_advisory_xact_lock(1)'",
    "'create temp table found (id integer) on commit drop'",
  ];
  for (const text of texts)
    expect(
      Object.values(lasting).filter((pattern) => pattern.test(text)),
      text,
    ).toEqual([]);
});
