import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

function work(enter: ReturnType<typeof createLanes>) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const give = (lane: number, name: string) =>
    enter(lane, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
      return name;
    });
  return { started, finish, give };
}

it('works on so many of one name, the others in the order they came, and nobody else waits for them', async () => {
  const { started, finish, give } = work(createLanes(2));
  const given = ['a', 'b', 'c', 'd'].map((name) => give(1, name));
  given.push(give(2, 'e'));
  expect(started).toEqual(['a', 'b', 'e']);
  finish.get('b')?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'e', 'c']);
  finish.get('a')?.();
  await expect.poll(() => started).toEqual(['a', 'b', 'e', 'c', 'd']);
  for (const end of finish.values()) end();
  expect(await Promise.all(given)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('goes on after work that failed', async () => {
  const enter = createLanes(1);
  const failed = enter(1, () => Promise.reject(new Error('broken')));
  const next = enter(1, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
