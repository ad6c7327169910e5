import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { performRound } from './work-on.ts';

const { database } = await testDatabase();

it('R15.1 rounds that fail in whichever process are counted together, and a good one anywhere begins anew', async () => {
  const processes = [testApp(database), testApp(database)] as const;
  let turns = 0;
  const round = (perform: () => Promise<unknown>) => {
    turns += 1;
    const { deps } = processes[turns % 2 === 0 ? 0 : 1];
    return performRound(deps, 'tend-orders', perform);
  };
  const fail = () => Promise.reject(new Error('nothing to tend'));
  const fails = () => expect(round(fail)).rejects.toThrow('nothing to tend');
  const tasks = () => database.select().from(staffTasks).where(eq(staffTasks.dedupeKey, 'job:tend-orders'));

  await fails();
  await fails();
  await round(() => Promise.resolve());
  await fails();
  await fails();
  expect(await tasks()).toEqual([]);
  await fails();
  expect(await tasks()).toMatchObject([{ kind: 'job_failed', doneAt: null }]);
  await fails();
  expect(processes.flatMap(({ reports }) => reports)).toHaveLength(1);
  await round(() => Promise.resolve());
  expect(await tasks()).toMatchObject([{ doneAt: expect.any(Date) }]);
});
