import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';

const root = join(import.meta.dirname, '..');

describe('what is drawn and shown', () => {
  it('follows from the catalogue: no product is called by its code', () => {
    const codes = new RegExp(products.map(({ code }) => code).join('|'), 'i');
    const naming = globSync(['src/web/**/*.{ts,tsx,css}', 'src/domain/**/*.ts'], { cwd: root })
      .filter((path) => !/test|fonts\.css/.test(path))
      .filter((path) => codes.test(readFileSync(join(root, path), 'utf8')));
    expect(naming).toEqual([]);
  });
});
