import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areThere } from './debian.ts';
import { databaseServer, ensureTestPrograms, proxy } from './test-programs.ts';

const root = join(import.meta.dirname, '..');

it('R15.1 a proof whose program is missing is a failure that says what to install', async () => {
  const without = (packages: readonly string[]) =>
    ensureTestPrograms(
      () => Promise.resolve(null),
      (wanted) =>
        Promise.resolve(packages.some((one) => wanted.packages.includes(one)) ? 'install it' : null),
    );
  expect(await without([])).toEqual({ browser: null, others: [] });
  for (const wanted of [proxy, databaseServer])
    expect((await without(wanted.packages)).others).toMatchObject([{ message: 'install it' }]);
});

it('R15.1 a program that is there without what else belongs to it is missing', () => {
  expect(areThere({ programs: ['sh'], files: ['/bin/s[h]'] })).toBe(true);
  expect(areThere({ programs: ['sh'], files: ['/nowhere/*'] })).toBe(false);
});

// They are installed while the first tests run.
it('no test of those that come first needs such a program', () => {
  const first = globSync('{src,scripts,bench}/**/*.test.{ts,tsx}', { cwd: root });
  const asks = /tests\/support\/(?:certificate|debian-postgres|front|pooler|programs)\.ts'/;
  expect(first.length).toBeGreaterThan(300);
  expect(first.filter((file) => asks.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
