import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
// Each test goes through all of them.
const texts = new Map<string, string>();
const read = (file: string) => {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
};

const files = globSync(
  ['{src,tests,bench,scripts,docs}/**/*.{ts,tsx,css,sql,json,md}', '*.{ts,json,md}', '.ci/*', '.env.example'],
  { cwd: root, exclude: ['package-lock.json', 'docs/requirements.md'] },
);
const [built = '', toCome = ''] = read('docs/requirements.md').split('\n## Still to come\n');

function idsOf(page: string): readonly string[] {
  return [...page.matchAll(/^- \*\*(R\d+\.\d+)\*\* \S/gm)].map(([, id = '']) => id);
}

function citedIn(text: string): readonly string[] {
  return text.match(/\bR\d+\.\d+\b/g) ?? [];
}

it('has every requirement that is cited in docs/requirements.md, once', () => {
  const known = [...idsOf(built), ...idsOf(toCome)];
  const unknown = files.flatMap((file) =>
    citedIn(read(file))
      .filter((id) => !known.includes(id))
      .map((id) => `${file} cites ${id}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
  expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([]);
});

// A line that some test proves is built, and one that none proves is only said to be.
it('has a test for every requirement that is built, and none for one still to come', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const named = new Set(tests.flatMap((file) => citedIn(read(file))));
  expect(idsOf(built).filter((id) => !named.has(id))).toEqual([]);
  expect(idsOf(toCome).filter((id) => named.has(id))).toEqual([]);
});

// 'contract §3', 'product book §5': the number of a heading on that page.
it('has every section that is cited', () => {
  const pages = { contract: read('docs/contract.md'), 'product book': read('docs/product-book.md') };
  const missing = files.flatMap((file) =>
    Object.entries(pages).flatMap(([name, page]) =>
      [...read(file).matchAll(new RegExp(`\\b${name} §(\\d+(?:\\.\\d+)?)`, 'gi'))]
        .filter(([, number]) => !new RegExp(`^##+ ${number}[. ]|^- §${number} `, 'm').test(page))
        .map(([cited]) => `${file} cites ${cited}`),
    ),
  );
  expect(missing).toEqual([]);
});

it('says why wherever a comment cites a requirement', () => {
  const bare = /^\s*(?:\/\/|\/\*\*?|\*|\{\/\*)\s*(?:R\d+\.\d+[,;.:]?\s*(?:and\s+)?)+(?:\*\/\}?)?$/gm;
  const found = files.flatMap((file) =>
    (read(file).match(bare) ?? []).map((comment) => `${file}: ${comment.trim()}`),
  );
  expect(found).toEqual([]);
});
