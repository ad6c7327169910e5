import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kept } from '../bench/caches/kept.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(kept)('$name: what a benchmark takes away stands in $file, once', ({ file, says }) => {
  expect(read(file).split(says)).toHaveLength(2);
});

it('has a line in the decision for every cache that is measured', () => {
  const decision = read('docs/decisions/026-one-budget-for-caches.md');
  expect(kept.filter(({ name }) => !decision.includes(`| ${name} |`))).toEqual([]);
});
