import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { securityBook } from './security/book.ts';

const book = securityBook();

it('R15.5 docs/security-book.md says what the code says; `npm run security-book` writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'security-book.md'), 'utf8');
  expect(page.split('\n')).toEqual(book.split('\n'));
});

it('R15.5 the book finds rights, addresses, lines of the log and cryptography where they stand', () => {
  const sections = book.split('\n## ');
  const rows = (title: string) =>
    sections.find((section) => section.startsWith(`${title}\n`))?.match(/^\| /gm)?.length ?? 0;
  expect(rows('Rights')).toBeGreaterThan(30);
  expect(rows('Addresses')).toBeGreaterThan(200);
  expect(rows('Log')).toBeGreaterThan(30);
  expect(rows('Kept')).toBeGreaterThan(12);
  expect(rows('Cryptography')).toBeGreaterThan(20);
});
