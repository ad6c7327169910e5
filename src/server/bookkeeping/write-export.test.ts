import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { anInvoice } from '#tests/support/several.ts';
import { writeExport } from './write-export.ts';

const { database } = await testDatabase();

it('R11.6 the whole euros of the intra-community list add up to its total, as where they are filled in', async () => {
  // Beside the demo's own of 369,43: each goes down, and together they would go up.
  await anInvoice(database, 100_20);
  let file = '';
  const request = { what: 'intra_community', from: '2026-10-01', until: '2026-12-31' } as const;
  for await (const { text } of writeExport(database, request)) file += text;
  const [, ...rows] = file
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';').slice(2, 4));
  expect(rows).toEqual([
    ['369', '369,43'],
    ['100', '100,20'],
    ['469', '469,63'],
  ]);
});
