import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const limit =
  /(?<![\p{L}\d])(?:\d+(?:[.,]\d+)?|één|twee|drie|zeven|tien|veertien) (?:MB|kB|tekens|regels|kolommen|pixels|uur|dagen|weken|maanden)\b/u;

// What is no limit of the shop's, or a sum that nobody keeps as one.
const others = [
  // The owner's own words from the first day on.
  /first-texts\.ts:/,
  // As its key says.
  /upTo30:|upTo60:|over60:|day: 'Dit is in korte tijd te vaak gevraagd/,
  // All waits of `mailRetries` together.
  /blijft het twee dagen proberen/,
];

// A figure typed into a sentence stays behind when the limit changes (022).
it('no sentence of the shop has a limit of its own', () => {
  const files = globSync('src/text/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const typed = files.flatMap((file) => {
    const spoken = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/ .*$/gm, '');
    return spoken.split('\n').flatMap((line) => (limit.test(line) ? `${file}: ${line.trim()}` : []));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(typed.filter((line) => !others.some((other) => other.test(line)))).toEqual([]);
});
