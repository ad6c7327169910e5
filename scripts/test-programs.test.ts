import { expect, it } from 'vitest';
import { areThere } from './debian.ts';
import { databaseServer, ensureTestPrograms, proxy } from './test-programs.ts';

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
