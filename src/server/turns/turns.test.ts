import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('does so many in a turn, in the order they came', async () => {
  const turn = createTurns(2);
  const done: number[] = [];
  const all = [1, 2, 3, 4, 5].map((number) => turn().then(() => done.push(number)));
  await nextTurn();
  expect(done).toEqual([1, 2]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4]);
  await Promise.all(all);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

it('starts anew when it had come to rest', async () => {
  const turn = createTurns(1);
  await turn();
  await expect(turn()).resolves.toBeUndefined();
});
