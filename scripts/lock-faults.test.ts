import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLockFaults } from './lock-faults.ts';

it('the lock file names every build for every platform, with its integrity', () => {
  const file = join(import.meta.dirname, '..', 'package-lock.json');
  expect(findLockFaults(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

it('a lock file with holes is caught', () => {
  const integrity = 'sha512-abc';
  const packages = {
    '': { optionalDependencies: { top: '1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      integrity,
      optionalDependencies: { 'a-mac': '1.0.0', 'a-arm': '1.0.0' },
    },
    'node_modules/a-arm': { version: '1.0.0' },
    'node_modules/a/node_modules/b': {
      version: '2.0.0',
      integrity: 'sha1-abc',
      optionalDependencies: { 'a-arm': '1.0.0' },
    },
  };
  expect(findLockFaults({ packages }).map(({ owner, name }) => `${owner}: ${name}`)).toEqual([
    ': top',
    'a: a-mac',
    'a-arm: a-arm',
    'b: b',
  ]);
});
