import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

// An editor shows '/** */' where an export is used, and leaves '//' where it stands.
it('what describes an export is written so that an editor shows it', () => {
  const files = globSync('{src,tests,bench,scripts}/**/*.{ts,tsx}', { cwd: root });
  const hidden = files.flatMap((file) =>
    (
      readFileSync(join(root, file), 'utf8').match(/^\/\/ (?!biome-ignore).*\nexport (?![*{]).*$/gm) ?? []
    ).map((found) => `${file}: ${found.split('\n')[1]}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(hidden).toEqual([]);
});

it('so is what describes a field of the wire', () => {
  const files = globSync('src/contract/**/*.ts', { cwd: root });
  const hidden = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(/^ +\/\/ .*\n +readonly .*$/gm) ?? []).map(
      (found) => `${file}: ${found.split('\n')[1]?.trim()}`,
    ),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(hidden).toEqual([]);
});
