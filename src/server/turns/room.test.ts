import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createRoom } from './room.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('R15.4 what does not fit waits until there is room, in the order it came', async () => {
  const inRoom = createRoom({ bytes: 10, waiting: 5, patienceMs: 60_000 });
  const [first, second] = [held(), held()];
  const began: string[] = [];
  const enter = (name: string, bytes: number, work: () => Promise<void>) =>
    inRoom(bytes, () => {
      began.push(name);
      return work();
    });
  const all = [enter('a', 6, first.work), enter('b', 6, second.work), enter('c', 3, () => Promise.resolve())];
  await eventually(() => expect(began).toEqual(['a']));
  first.end();
  await eventually(() => expect(began).toEqual(['a', 'b', 'c']));
  second.end();
  await Promise.all(all);
});

it('R15.4 whoever finds no room for too long, or too many before them, is sent away and leaves none behind', async () => {
  const inRoom = createRoom({ bytes: 10, waiting: 1, patienceMs: 5 });
  const first = held();
  const inside = inRoom(10, first.work);
  const waiting = inRoom(1, () => Promise.resolve());
  await expect(inRoom(1, () => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  await expect(waiting).rejects.toMatchObject({ status: 503 });
  first.end();
  await inside;
  expect(await inRoom(10, () => Promise.resolve('in'))).toBe('in');
});

it('R15.4 what fails gives its room back', async () => {
  const inRoom = createRoom({ bytes: 10, waiting: 1, patienceMs: 60_000 });
  await expect(inRoom(10, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await inRoom(10, () => Promise.resolve('in'))).toBe('in');
});
