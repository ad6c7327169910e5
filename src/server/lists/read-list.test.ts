import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { encodeCursor } from './read-list.ts';

const { database } = await testDatabase();
const owner = await new Visitor(testApp(database)).login(demoAccounts.staff);

const bad = [
  ...['', 'a', '[]', 'null', '{}', '[1]', '["a","b"]', '"\\ud800"'].map((text) =>
    Buffer.from(text).toString('base64url'),
  ),
  encodeCursor('a\u0000b', 1),
  encodeCursor('a', 2 ** 31),
  encodeCursor('a', 1.5),
  encodeCursor('a'.repeat(201), 1),
].filter((cursor) => cursor !== '');

it.each(['/beheer/logboek', '/beheer/medewerkers'])(
  'R10.3 %s takes no place in the list that there cannot be',
  async (path) => {
    for (const cursor of bad) {
      const answer = await owner.get(`${path}?na=${cursor}`, { accept: 'application/json' });
      expect([cursor, answer.status]).toEqual([cursor, 422]);
    }
  },
);

it('R10.3 a page goes on where the one before ended', async () => {
  const [first] = await names('');
  expect(await names(encodeCursor((first ?? '').toLowerCase(), 0x7fffffff))).not.toContain(first);
});

it.each(['0000-01-01', '1899-12-31', '10000-01-01'])('R10.3 there is no day %s', async (day) => {
  const place = encodeCursor(`${day}T00:00:00Z`, 1);
  expect((await owner.get(`/beheer/logboek?na=${place}`)).status).toBe(422);
  expect((await owner.get(`/beheer/logboek?van=${day}`)).status).toBe(422);
});

async function names(cursor: string): Promise<readonly string[]> {
  const answer = await owner.get(`/beheer/medewerkers?na=${cursor}`, { accept: 'application/json' });
  const { staff } = (await answer.json()) as { staff: { name: string }[] };
  return staff.map(({ name }) => name);
}
