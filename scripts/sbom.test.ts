import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials } from './security/bill-of-materials.ts';

const lockText = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockText) as { packages: Record<string, { version: string; dev?: boolean }> };
const bill = billOfMaterials(lockText);

it('R15.5 the bill of materials names every package of the lock file, with its hash and licence', () => {
  const wanted = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(
      ([path, { version }]) =>
        `pkg:npm/${(path.split('node_modules/').at(-1) ?? '').replace('@', '%40')}@${version}`,
    );
  expect(bill.components.map(({ purl }) => purl)).toEqual([...new Set(wanted)].toSorted());
  expect(bill.components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''))).toEqual(
    [],
  );
  expect(bill.components.filter(({ licenses }) => licenses === undefined).length).toBeLessThan(10);
});

it('R15.5 the bill of materials is the same every time, and every part that is needed is in it', () => {
  expect(billOfMaterials(lockText)).toEqual(bill);
  const known = new Set(bill.components.map(({ purl }) => purl));
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((purl) => !known.has(purl))).toEqual(
    [],
  );
  const hono = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40hono/node-server@'));
  expect(hono).toBeDefined();
  expect(bill.components.find(({ name }) => name === 'vitest')).toMatchObject({ scope: 'excluded' });
  expect(bill.components.find(({ name }) => name === 'hono')).toMatchObject({ scope: 'required' });
});
