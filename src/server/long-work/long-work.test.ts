import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { longWorkPieces, longWorks } from '../database/schema/long-work.ts';
import { doLongWork, type LongWorker } from './do-long-work.ts';
import { beginLongWork, findLongWork, listLongWork, readPieces, removeOldLongWork } from './long-work.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T09:00:00Z');
const deps = { database, now: () => now };
const personId = (await findPersonByEmail(database, demoAccounts.bookkeeping))?.id ?? 0;
const other = (await findPersonByEmail(database, demoAccounts.staff))?.id ?? 0;

async function begin(kind = 'test') {
  const enqueued: unknown[] = [];
  const jobs = {
    enqueue: (_transaction: unknown, queue: string, data: unknown) => {
      enqueued.push([queue, data]);
      return Promise.resolve();
    },
  };
  const work = await beginLongWork(database, jobs, { kind, personId, input: { pieces: 3 } }, now);
  expect(enqueued).toEqual([['do-long-work', { workId: work.id }]]);
  return work.id;
}

const find = (id: string, who = personId) => findLongWork(database, { id, personId: who, now });

async function textOf(id: string): Promise<string> {
  let text = '';
  for await (const piece of readPieces(database, id)) text += new TextDecoder().decode(piece);
  return text;
}

const writing: LongWorker = async (_input, desk) => {
  await desk.count(3);
  for (const [index, word] of ['een ', 'twee ', 'drie'].entries())
    await desk.advance(index + 1, new TextEncoder().encode(word));
  return 'telling.txt';
};

it('R11.6 long work is done once, in pieces, for who asked and for nobody else', async () => {
  const id = await begin();
  expect(await find(id)).toMatchObject({ status: 'waiting', doneCount: 0, totalCount: null });
  await doLongWork(deps, { test: writing }, id);
  expect(await find(id)).toMatchObject({
    status: 'done',
    doneCount: 3,
    totalCount: 3,
    fileName: 'telling.txt',
  });
  expect(await textOf(id)).toBe('een twee drie');
  expect(await find(id, other)).toBeNull();
  await doLongWork(deps, { test: () => Promise.reject(new Error('a second time')) }, id);
  expect(await textOf(id)).toBe('een twee drie');
  expect((await listLongWork(database, personId, now)).map((work) => work.id)).toContain(id);
});

it('R11.6 what breaks off begins anew, and after three times has failed', async () => {
  const id = await begin();
  const breaking: LongWorker = async (_input, desk) => {
    await desk.advance(1, new TextEncoder().encode('half'));
    throw new Error('broke off');
  };
  for (const status of ['running', 'running', 'failed']) {
    await expect(doLongWork(deps, { test: breaking }, id)).rejects.toThrow('broke off');
    expect(await find(id)).toMatchObject({ status });
  }
  const again = await begin();
  await expect(doLongWork(deps, { test: breaking }, again)).rejects.toThrow('broke off');
  await doLongWork(deps, { test: writing }, again);
  expect(await textOf(again)).toBe('een twee drie');
});

it('R11.6 whoever was given up for dead writes nothing into the file of who took over', async () => {
  const id = await begin();
  const slow: LongWorker = async (input, desk) => {
    await doLongWork(deps, { test: writing }, id);
    await desk.advance(1, new TextEncoder().encode('late'));
    return writing(input, desk);
  };
  await expect(doLongWork(deps, { test: slow }, id)).rejects.toThrow('somebody else');
  expect(await textOf(id)).toBe('een twee drie');
  expect(await find(id)).toMatchObject({ status: 'done' });
});

it('R11.6 a file goes after a week, with all its pieces', async () => {
  const id = await begin();
  await doLongWork(deps, { test: writing }, id);
  const later = new Date('2026-11-23T09:00:00Z');
  expect(await findLongWork(database, { id, personId, now: later })).toBeNull();
  await removeOldLongWork(database, later);
  expect(await database.$count(longWorks, eq(longWorks.id, id))).toBe(0);
  expect(await database.$count(longWorkPieces, eq(longWorkPieces.workId, id))).toBe(0);
});

it('R11.6 work of a kind that nobody does fails', async () => {
  const id = await begin('unheard_of');
  await expect(doLongWork(deps, {}, id)).rejects.toThrow('unheard_of');
});
