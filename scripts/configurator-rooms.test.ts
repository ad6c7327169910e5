import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const configurator = join(import.meta.dirname, '..', 'src', 'web', 'configurator');

// Lowest first, '' for the files beside the folders. The compiler keeps the rooms of `src` apart, not these.
const rooms = [
  'rows/state',
  'store',
  '',
  'parts',
  'rows',
  'help',
  'steps',
  'desktop',
  'mobile',
  'quick-order',
];

function heightOf(file: string): number {
  const folder = dirname(file);
  const room = rooms.find((each) => each !== '' && (folder === each || folder.startsWith(`${each}/`)));
  return rooms.indexOf(folder === '.' ? '' : (room ?? 'unknown'));
}

it('every file of the configurator looks down: at its own room or a lower one', () => {
  const files = readdirSync(configurator, { recursive: true, encoding: 'utf8' });
  const climbs = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(configurator, file), 'utf8');
      return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)].flatMap(([, path = '']) => {
        const seen = relative(configurator, join(configurator, dirname(file), path));
        return seen.startsWith('..') || heightOf(seen) <= heightOf(file) ? [] : [`${file} → ${seen}`];
      });
    });
  expect(files.length).toBeGreaterThan(100);
  expect(climbs).toEqual([]);
});
