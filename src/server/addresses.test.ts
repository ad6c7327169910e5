import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const { database } = await testDatabase();
const page = readFileSync(join(import.meta.dirname, '../../docs/contract.md'), 'utf8');
const [promised = ''] = page.split('\n## Still to come\n');

const named = [...promised.matchAll(/`(?:(GET|POST|PATCH|DELETE) )?(\/[^`\s]*)`/g)].map(
  ([, method, path = '']) => `${method ?? ''} ${anyParts(path)}`,
);
const routes = testApp(database)
  .app.routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: anyParts(path) }));

// What is served as a file is one part of an address, with its ending.
function anyParts(path: string): string {
  return path.replaceAll(/\{\w+\}(?:\.\w+$)?|:\w+/g, '{}');
}

// Files of the shop's own pages, what only a demo has, and what programs of ours tell the shop.
const aside = /^\/(assets|images|video|fonts|demo)\/|^\/client-errors$|^\/[\w-]+\.\w+$/;

it('contract §2 every address that is named exists', () => {
  const known = new Set(routes.flatMap(({ method, path }) => [`${method} ${path}`, ` ${path}`]));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((address) => !known.has(address) && address !== ' /demo')).toEqual([]);
});

it('contract §2 every page that exists is named', () => {
  const pages = routes.filter(({ method, path }) => method === 'GET' && !aside.test(path));
  const paths = new Set(named.map((address) => address.split(' ')[1]));
  expect(pages.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});
