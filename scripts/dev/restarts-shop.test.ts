import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restartsShop } from './restarts-shop.ts';

const root = join(import.meta.dirname, '..', '..');
const inRoom = (rooms: string) => globSync(`src/${rooms}/**/*.*`, { cwd: root });

// The list of common passwords was read at the start, and a change of it changed nothing.
it('the shop is started anew for whatever it is made of, and for no test of it', () => {
  const files = inRoom('{server,catalogue,domain,text,contract}');
  const idle = files.filter((file) => !restartsShop(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(idle.filter((file) => !file.endsWith('.test.ts'))).toEqual([]);
  expect(idle.length).toBeGreaterThan(100);
});

it('the shop goes on while what the browser runs is changed', () => {
  expect(inRoom('web').filter(restartsShop)).toEqual([]);
});

it.each([
  ['.env', true],
  ['.env.example', false],
  ['src/server/.app.ts.swp', false],
  ['src/server/app.ts~', false],
  ['tests/support/app.ts', false],
  ['data/src/server/app.ts', false],
])('%s: %s', (path, expected) => {
  expect(restartsShop(path)).toBe(expected);
});
