import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '../src/server');

// From the bottom up: a wing imports from those before it. What two of them need belongs in one below both.
const wings = [
  ...['settings', 'processes', 'turns', 'secrets', 'database', 'log', 'telemetry', 'input', 'queue'],
  ...['render', 'pictures'],
  ...[
    'logbook',
    'prices',
    'mail',
    'tasks',
    'long-work',
    'vat',
    'accounts',
    'shop-settings',
    'second-factor',
    'photos',
    'integrations',
    'cart',
    'product',
    'presets',
    'special-requests',
    'offers',
    'quotes',
    'people',
    'invoices',
    'on-account',
    'payments',
    'bank',
    'orders',
    'demo',
  ],
  ...[
    'bookkeeping',
    'backup',
    'documents',
    'checkout',
    'api',
    'health',
    'jobs',
    'pages',
    'middleware',
    'lists',
    'routes',
    'office',
    'shop-command',
    'top',
  ],
];

// Named everywhere: what the app is given from outside, the problems that are told to somebody, and the words of each product.
const foundation = ['app-env.ts', 'errors.ts', 'product/product-text.ts'];

// A program of its own, on a thread or in a process, and what it may be asked.
const ofHelpers = [
  'render/render-worker.ts',
  'render/render-task.ts',
  'photos/picture-worker.ts',
  'secrets/password-worker.ts',
];

const files = globSync('**/*.ts', { cwd: server }).filter((file) => !file.endsWith('.test.ts'));

it('every folder of the server has its place', () => {
  expect(new Set(files.map(wingOf))).toEqual(new Set(wings));
});

it('no wing of the server imports from one above it', () => {
  const climbs = files
    .filter((file) => !foundation.includes(file) && !ofHelpers.includes(file))
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ imported }) => !foundation.includes(imported))
    .filter(({ file, imported }) => heightOf(imported) > heightOf(file));
  expect(files.flatMap(importsOf).length).toBeGreaterThan(500);
  expect(climbs.map(({ file, imported }) => `${file} → ${imported}`)).toEqual([]);
});

function wingOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'top';
}

function heightOf(file: string): number {
  return wings.indexOf(wingOf(file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(server, file), 'utf8');
  return [...text.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(server, join(server, dirname(file), path)),
  );
}
