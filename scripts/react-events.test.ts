import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', 'src', 'web');

// In `npm run dev` they would be heard, and in the shop nothing would happen (035).
const leftOut = /\bon(?:Select|BeforeInput|(?:Mouse|Pointer)(?:Enter|Leave))(?:Capture)?=/;

it('no component listens to an event that the shop has taken out of React', () => {
  const files = globSync('**/*.tsx', { cwd: web });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => leftOut.test(readFileSync(join(web, file), 'utf8')))).toEqual([]);
});
