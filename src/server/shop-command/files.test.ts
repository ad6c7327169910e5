import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OwnerShop } from './command.ts';
import { readBytes, readTextFile, writeTextFile } from './files.ts';

const folder = await mkdtemp(join(tmpdir(), 'maathor-files-'));
const shop = { folder } as OwnerShop;

it('R15.5 what is exported of customers is for its owner alone', async () => {
  await writeTextFile(shop, 'klant.json', '{}\n');
  expect(await readFile(join(folder, 'klant.json'), 'utf8')).toBe('{}\n');
  expect((await stat(join(folder, 'klant.json'))).mode & 0o777).toBe(0o600);
});

it('R15.5 what has no end is read no further than it may be large', async () => {
  const bytes = await readBytes(shop, '/dev/zero', 1000);
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.length).toBeLessThan(100_000);
  await expect(readTextFile(shop, '/dev/zero')).rejects.toThrow('kan niet worden gelezen (EFBIG)');
});

it('what is not there is told by its name', async () => {
  await expect(readTextFile(shop, 'weg.csv')).rejects.toThrow(
    'Het bestand weg.csv kan niet worden gelezen (ENOENT).',
  );
});
