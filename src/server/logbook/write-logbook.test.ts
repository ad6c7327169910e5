import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { logbook } from '../database/schema/logbook.ts';
import { commandActor, writeLogbook } from './write-logbook.ts';

const { database, pool } = await testDatabase();
const now = new Date('2026-11-16T09:00:00Z');
const change = {
  action: 'role_changed',
  subject: { kind: 'person', id: 7, name: 'Ingrid Kramer' },
  before: { role: 'buyer' },
  after: { role: 'measurer' },
} as const;

it('R10.3 tells who changed what, from what to what, and when', async () => {
  const ofHer = { ...change, subject: { ...change.subject, id: 8 } };
  await database.transaction((transaction) => writeLogbook(transaction, commandActor, ofHer, now));
  expect(await database.select().from(logbook).where(eq(logbook.subjectId, '8'))).toMatchObject([
    {
      at: now,
      personId: null,
      personName: 'npm run shop',
      personRole: 'command',
      action: 'role_changed',
      subjectName: 'Ingrid Kramer',
      before: { role: 'buyer' },
      after: { role: 'measurer' },
    },
  ]);
});

it('R10.3 is not there without what it tells of', async () => {
  const before = await database.$count(logbook);
  const failing = database.transaction(async (transaction) => {
    await writeLogbook(transaction, commandActor, change, now);
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  expect(await database.$count(logbook)).toBe(before);
});

it.each([
  'update logbook set person_name = $$Niemand$$',
  'delete from logbook',
  'delete from logbook where false or true',
  'truncate logbook',
])('R10.3 the database refuses %s, of the shop’s own user too', async (statement) => {
  await writeLogbook(database, commandActor, change, now);
  const rows = await database.$count(logbook);
  await expect(pool.query(statement)).rejects.toMatchObject({
    code: '23514',
    message: 'the logbook is final',
  });
  await expect(pool.query(`set maathor.forgets_old_books = 'on'; ${statement}`)).rejects.toMatchObject({
    code: '23514',
  });
  expect(await database.$count(logbook)).toBe(rows);
});
