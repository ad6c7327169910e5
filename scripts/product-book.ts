import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productBook } from './product-book/book.ts';

// Writes docs/product-book.md anew; run it after a change of the catalogue, the first price lists or their words.
writeFileSync(join(import.meta.dirname, '..', 'docs', 'product-book.md'), productBook());
