import { globSync, readFileSync, statSync } from 'node:fs';
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

// All that is kept, whatever it is written in; without asking git, which an unpacked archive does not have.
const leftOut = read('.gitignore')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replaceAll(/^\/|\/$/g, ''));
const files = globSync(['**/*', '.*', '.*/*'], {
  cwd: root,
  exclude: [...leftOut, '.git', 'package-lock.json', 'docs/requirements.md'],
}).filter((file) => statSync(join(root, file)).isFile() && !read(file).includes('\0'));
const [built = '', toCome = ''] = read('docs/requirements.md').split('\n## Still to come\n');

function idsOf(page: string): readonly string[] {
  return [...page.matchAll(/^- \*\*(R\d+\.\d+)\*\* \S/gm)].map(([, id = '']) => id);
}

function citedIn(text: string): readonly string[] {
  return text.match(/\bR\d+\.\d+\b/g) ?? [];
}

/** Whatever a reader takes for the number of a requirement. */
function looselyCitedIn(text: string): readonly string[] {
  return text.match(/(?<![\w.])r ?\d+ ?\. ?\d+\w*/gi) ?? [];
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

it('cites requirements in one way, for nothing looks up another', () => {
  expect(looselyCitedIn('R4.3, R15.2a, R 4.3, r4.3; R4 .3')).toHaveLength(5);
  const odd = [...files, 'docs/requirements.md']
    .filter((file) => file !== 'scripts/requirements.test.ts')
    .flatMap((file) => {
      const strict = citedIn(read(file));
      const loose = looselyCitedIn(read(file));
      return loose.filter((cited) => !strict.includes(cited)).map((cited) => `${file} cites ${cited}`);
    });
  expect(odd).toEqual([]);
});

// A line that some test proves is built, and one that none proves is only said to be.
it('has a test for every requirement that is built, and none for one still to come', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const named = new Set(tests.flatMap((file) => citedIn(read(file))));
  expect(idsOf(built).filter((id) => !named.has(id))).toEqual([]);
  expect(idsOf(toCome).filter((id) => named.has(id))).toEqual([]);
});

// 'contract §3', 'product book (§1.3)': the number of a heading on that page, which the contract need not name on itself.
it('has every section that is cited', () => {
  const pages = new Map([
    ['contract', read('docs/contract.md')],
    ['product book', read('docs/product-book.md')],
  ]);
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/(?:\b(contract|product book) \(?)?§(\d+(?:\.\d+)?)/gi)]
      .filter(([, name, number = '']) => {
        const page = name ?? (file === 'docs/contract.md' ? 'contract' : '');
        return !hasSection(pages.get(page.toLowerCase()) ?? '', number);
      })
      .map(([cited]) => `${file} cites ${cited}`),
  );
  expect(missing).toEqual([]);
});

function hasSection(page: string, number: string): boolean {
  return new RegExp(`^##+ ${number}[. ]|^- §${number} `, 'm').test(page);
}

it('says why wherever a comment cites a requirement', () => {
  const bare = /^\s*(?:\/\/|\/\*\*?|\*|\{\/\*)\s*(?:R\d+\.\d+[,;.:]?\s*(?:and\s+)?)+(?:\*\/\}?)?$/gm;
  const found = files.flatMap((file) =>
    (read(file).match(bare) ?? []).map((comment) => `${file}: ${comment.trim()}`),
  );
  expect(found).toEqual([]);
});
