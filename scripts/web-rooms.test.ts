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

function looks(root: string) {
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, target = '']) => ({
      file,
      at: relative(root, join(root, dirname(file), target)),
    }));
  });
}

/** Of the configurator, lowest first; '' for the files beside its folders. */
const floors = [
  'rows/state',
  'store',
  '',
  'presets',
  'parts',
  'rows',
  'help',
  'steps',
  'desktop',
  'mobile',
  'quick-order',
];

function floorOf(path: string): number {
  const folder = path.includes('/') ? dirname(path) : '';
  return floors.findIndex((floor) => folder === floor || (floor !== '' && folder.startsWith(`${floor}/`)));
}

describe('rooms of the web', () => {
  it('no wing enters another: what several need stands in a room they share', () => {
    const trespasses = looks(web).filter(({ file, at }) => {
      const [from, to] = [roomOf(file), roomOf(at)];
      // What stands in no room joins the wings together, or holds for all of them.
      if (from === null || to === null || from === to) return false;
      return !(shared[from] ?? Object.keys(shared)).includes(to);
    });
    expect(trespasses).toEqual([]);
  });

  it('in the configurator every folder looks down, so that steps and quick order know nothing of each other', () => {
    // Tests set up whole configurators from where they stand.
    const inside = looks(join(web, 'configurator')).filter(
      ({ file, at }) => !at.startsWith('..') && !/\btest(ing)?\b/.test(file),
    );
    expect(inside.filter(({ file, at }) => floorOf(file) < floorOf(at))).toEqual([]);
    expect(inside.filter(({ file }) => floorOf(file) < 0)).toEqual([]);
  });

  it('docs/architecture.md names every floor', () => {
    const page = readFileSync(join(web, '..', '..', 'docs', 'architecture.md'), 'utf8');
    const told = page.slice(page.indexOf('Within `web/configurator`'), page.indexOf('## A request'));
    expect(floors.filter((floor) => floor !== '' && !told.includes(`\`${floor}\``))).toEqual([]);
  });
});
