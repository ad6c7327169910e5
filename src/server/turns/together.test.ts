import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTogether, patienceMs } from './together.ts';

// Patience is not counted in the time that a busy machine takes from one line of a test to the next.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Group = { readonly asked: readonly string[]; readonly end: (failure?: Error) => void };

function asking(options: { most?: number; alone?: (asked: string) => Promise<string> } = {}) {
  const { most = 10, alone } = options;
  const groups: Group[] = [];
  const ask = createTogether<string, string>({
    most,
    askAll: (asked) =>
      new Promise((resolve, reject) => {
        const answers = asked.map((one) => one.toUpperCase());
        groups.push({ asked, end: (failure) => (failure ? reject(failure) : resolve(answers)) });
      }),
    ...(alone && {
      alone: { isAfter: (error) => error instanceof Error && error.message === 'refused', ask: alone },
    }),
  });
  return { ask, groups, asked: () => groups.map((group) => group.asked) };
}

it('asks for what came in one turn at once, and gives each its own answer', async () => {
  const { ask, groups, asked } = asking();
  const answers = Promise.all(['a', 'b', 'c'].map(ask));
  await expect.poll(asked).toEqual([['a', 'b', 'c']]);
  groups[0]?.end();
  expect(await answers).toEqual(['A', 'B', 'C']);
});

it('lets those who come while others are under way go together next, so many at a time', async () => {
  const { ask, groups, asked } = asking({ most: 2 });
  const first = ask('a');
  await expect.poll(asked).toEqual([['a']]);
  const others = Promise.all(['b', 'c', 'd'].map(ask));
  groups[0]?.end();
  expect(await first).toBe('A');
  await expect.poll(asked).toEqual([['a'], ['b', 'c']]);
  groups[1]?.end();
  await expect.poll(asked).toEqual([['a'], ['b', 'c'], ['d']]);
  groups[2]?.end();
  expect(await others).toEqual(['B', 'C', 'D']);
});

it('does not wait for ever: a group that is stuck stops nobody, and is answered when it comes', async () => {
  const { ask, groups, asked } = asking();
  const stuck = ask('stuck');
  await expect.poll(asked).toEqual([['stuck']]);
  const other = ask('b');
  vi.advanceTimersByTime(patienceMs);
  await expect.poll(asked).toEqual([['stuck'], ['b']]);
  const last = ask('c');
  groups[0]?.end();
  expect(await stuck).toBe('STUCK');
  expect(asked()).toHaveLength(2);
  groups[1]?.end();
  expect(await other).toBe('B');
  await expect.poll(asked).toHaveLength(3);
  groups[2]?.end();
  expect(await last).toBe('C');
});

it('goes on after a failure, which all of that group hear', async () => {
  const { ask, groups, asked } = asking();
  const failed = Promise.allSettled(['a', 'b'].map(ask));
  await expect.poll(asked).toHaveLength(1);
  groups[0]?.end(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask('c');
  await expect.poll(asked).toHaveLength(2);
  groups[1]?.end();
  expect(await next).toBe('C');
});

it('asks for each alone when nothing was done for any, so that only the one at fault hears of it', async () => {
  const alone = (one: string) =>
    one === 'bad' ? Promise.reject(new Error('refused')) : Promise.resolve(`${one} alone`);
  const { ask, groups, asked } = asking({ alone });
  const answers = Promise.allSettled(['a', 'bad'].map(ask));
  await expect.poll(asked).toHaveLength(1);
  groups[0]?.end(new Error('refused'));
  expect(await answers).toMatchObject([
    { status: 'fulfilled', value: 'a alone' },
    { status: 'rejected', reason: { message: 'refused' } },
  ]);
});

it('asks nobody twice after a failure that may have done something, nor one who was alone already', async () => {
  const again: string[] = [];
  const alone = (one: string) => Promise.resolve(String(again.push(one)));
  const { ask, groups, asked } = asking({ alone });
  const cutOff = Promise.allSettled(['a', 'b'].map(ask));
  await expect.poll(asked).toHaveLength(1);
  groups[0]?.end(new Error('cut off'));
  const single = Promise.allSettled([ask('c')]);
  await expect.poll(asked).toHaveLength(2);
  groups[1]?.end(new Error('refused'));
  expect([...(await cutOff), ...(await single)].map(({ status }) => status)).toEqual(
    Array(3).fill('rejected'),
  );
  expect(again).toEqual([]);
});
