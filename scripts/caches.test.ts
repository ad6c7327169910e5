import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kept } from '../bench/caches/kept.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const decision = read('docs/decisions/026-one-budget-for-caches.md');
const [measured = '', others = ''] = decision.split('\nKept, and not measured so');

function rowsOf(text: string): readonly { readonly name: string; readonly where: string }[] {
  const rows = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)];
  return rows
    .map(([, name = '', where = '']) => ({ name, where }))
    .filter(({ where }) => where.includes('`'));
}

/** Files that a row names, as they stand in the project. */
function filesIn({ where }: { readonly where: string }): readonly string[] {
  return [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.startsWith('domain/') ? `src/${name}` : `src/server/${name}`,
  );
}

const named = [...rowsOf(measured), ...rowsOf(others)].flatMap(filesIn);

it.each(kept)('$name: what a benchmark takes away stands in $file, once', ({ file, says }) => {
  expect(read(file).split(says)).toHaveLength(2);
});

it('the decision has a row for every cache that is measured, with its file, and no other', () => {
  const rows = rowsOf(measured);
  expect(rows.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  expect(
    kept.filter(
      ({ file }, index) =>
        !rows
          .slice(index, index + 1)
          .flatMap(filesIn)
          .includes(file),
    ),
  ).toEqual([]);
  expect(rowsOf(others).length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

// What a module holds on to is there for everybody until the process ends.
const keptByModule = /^(?:export )?(?:const|let) (\w+)(?::[^=;]*)? =\s*new (?:Weak)?(?:Map|Set)\b/gm;

function writtenTo(text: string): readonly string[] {
  return [...text.matchAll(keptByModule)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`\\b${name}\\.(?:set|add)\\(`).test(text));
}

const noCaches = new Map([
  ['src/server/input/sent-form.ts', 'a form is taken apart once: its body can be read no second time'],
  ['src/server/tasks/one-by-one.ts', 'counts failures, which nothing else does'],
]);

it('knows what a module keeps', () => {
  expect(writtenTo('const known = new Map<string, X>();\nknown.set(a, b);')).toEqual(['known']);
  expect(writtenTo('let kept: Y =\n  new WeakMap();\nkept.set(a, b);')).toEqual(['kept']);
  expect(
    writtenTo('const names = new Set(["a"]);\nnames.has(b);\n  const own = new Map();\nown.set(a, b);'),
  ).toEqual([]);
});

it('whatever a module of the server or the domain keeps stands in the decision, or is no cache', () => {
  const files = globSync('src/{server,domain}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const keeping = files.filter((file) => writtenTo(read(file)).length > 0);
  expect(keeping.length).toBeGreaterThan(8);
  expect(keeping.filter((file) => !named.includes(file) && !noCaches.has(file))).toEqual([]);
  expect([...noCaches.keys()].filter((file) => !keeping.includes(file))).toEqual([]);
});
