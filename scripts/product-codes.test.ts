import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';

const root = join(import.meta.dirname, '..');

// What a product is, what is said about it, the demo's orders, and tests.
const ownFiles =
  /^src\/(catalogue|text\/products|server\/(database\/seed|demo))\/|\.test\.tsx?$|[/-]testing(\.ts|\/)/;

it('no product is called by its code outside its own files: a new one needs no others', () => {
  const codes = new RegExp(`\\b(${products.map(({ code }) => code).join('|')})\\b`, 'i');
  const files = globSync('{src,scripts}/**/*.{ts,tsx,css,sql}', { cwd: root }).filter(
    (path) => !ownFiles.test(path),
  );
  // The product book tells what the cases of the catalogue's tests say.
  const read = (path: string) =>
    readFileSync(join(root, path), 'utf8').replaceAll(/'#catalogue\/testing\/.*'/g, '');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => codes.test(read(path)))).toEqual([]);
});
