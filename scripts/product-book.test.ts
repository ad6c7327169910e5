import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productBook } from './product-book/book.ts';

it('docs/product-book.md says what the catalogue says; `npm run product-book` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'product-book.md'), 'utf8');
  expect(page.split('\n')).toEqual(productBook().split('\n'));
});

it('has a sentence for every message that a rule gives', () => {
  const [products = '', messages = ''] = productBook().split('\n## 4. Messages\n');
  const given = [...products.matchAll(/ \| `(\w+)` \|$/gm)].map(([, name = '']) => name);
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter((name) => !messages.includes(`\n| \`${name}\` |`))).toEqual([]);
});
