import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

// Zod compiles an object's schema when it first reads by it: one that is made in each call cost update-cart a sixth of its time.
const madeAndUsed =
  /^\s.*(?:z\.(?:strictO|looseO|o)bject\(|\.(?:omit|pick|extend|partial)\().*\.(?:safeP|p)arse\(/gm;

it('R15.4 a schema of an object is made once and not in every call', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });
  const made = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(madeAndUsed) ?? []).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(made).toEqual([]);
});
