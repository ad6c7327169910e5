import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productBook } from './product-book/book.ts';

it('docs/product-book.md says what the catalogue says; `npm run product-book` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'product-book.md'), 'utf8');
  expect(page.split('\n')).toEqual(productBook().split('\n'));
});
