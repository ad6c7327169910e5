import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Which numbered requirements does no test name? docs/requirements.txt holds the ids, a line each.
const root = join(import.meta.dirname, '..');

const ids = readFileSync(join(root, 'docs', 'requirements.txt'), 'utf8').match(/^R\d+\.\d+$/gm) ?? [];
const named = new Set(
  testFiles().flatMap((file) => readFileSync(file, 'utf8').match(/\bR\d+\.\d+\b/g) ?? []),
);
const missing = ids.filter((id) => !named.has(id));

console.log(`${ids.length - missing.length} of ${ids.length} requirements named by tests`);
if (missing.length > 0) {
  console.error(`No test names: ${missing.join(', ')}`);
  process.exitCode = 1;
}

function testFiles(): readonly string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
}
