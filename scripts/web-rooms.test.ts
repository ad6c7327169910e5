import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', 'src', 'web');

/** Rooms that wings share, each with those it may enter itself. */
const shared: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  forms: ['ui'],
  drawings: ['ui'],
};

const roomOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : null);

function doorways() {
  return globSync('**/*.{ts,tsx}', { cwd: web }).flatMap((file) => {
    const source = readFileSync(join(web, file), 'utf8');
    return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, target = '']) => ({
      file,
      from: roomOf(file),
      to: roomOf(relative(web, join(web, dirname(file), target))),
    }));
  });
}

describe('rooms of the web', () => {
  it('no wing enters another: what several need stands in a room they share', () => {
    const trespasses = doorways().filter(({ from, to }) => {
      // What stands in no room joins the wings together, or holds for all of them.
      if (from === null || to === null || from === to) return false;
      return !(shared[from] ?? Object.keys(shared)).includes(to);
    });
    expect(trespasses).toEqual([]);
  });
});
