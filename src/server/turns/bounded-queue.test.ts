import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

const bounds = { atOnce: 2, waiting: 3, retryAfterSeconds: 7 };

function work(enter: ReturnType<typeof createBoundedQueue>) {
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const give = (name: number) =>
    enter(async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return name;
    });
  return { started, finish, give };
}

it('works on as many as it may, lets some wait in order, and sends the rest away at once', async () => {
  const { started, finish, give } = work(createBoundedQueue(bounds));
  const given = [1, 2, 3, 4, 5].map(give);
  await expect(give(6)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
  expect(started).toEqual([1, 2]);
  for (const expected of [
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    finish.shift()?.();
    await expect.poll(() => started).toEqual(expected);
  }
  for (const end of finish) end();
  expect(await Promise.all(given)).toEqual([1, 2, 3, 4, 5]);
});

it('has a place again after work that failed', async () => {
  const enter = createBoundedQueue({ ...bounds, atOnce: 1, waiting: 0 });
  await expect(enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await enter(() => Promise.resolve('done'))).toBe('done');
});
