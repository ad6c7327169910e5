import { expect, it } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

// Nobody has this number, so that stopping it meets nobody.
const pid = 2 ** 30;

type Life = { readonly postmaster: Postmaster; readonly die: () => void };

function aLife(): Life {
  const { promise: gone, resolve: die } = Promise.withResolvers<void>();
  return { postmaster: { pid, sockets: '/nowhere', port: 5432, gone }, die };
}

const full = new Error('PostgreSQL did not start: No space left on device');

it('R15.2 a database that cannot be started is tried until it can, and that is told each time', async () => {
  const told: string[] = [];
  const lives = [aLife(), aLife(), aLife()];
  const [first, second, third] = lives;
  const startings: (Life | Error | undefined)[] = [first, full, full, full, full, full, second, full, third];
  const up = Promise.withResolvers<void>();
  const start = (): Promise<Postmaster> => {
    const next = startings.shift();
    if (startings.length === 0) up.resolve();
    // The one that comes up for a moment only.
    if (next === second) second?.die();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve((next ?? aLife()).postmaster);
  };
  const supervisor = await supervise(start, (message) => told.push(message), [0, 1]);
  first?.die();
  await up.promise;
  third?.die();
  await supervisor.stop();
  const died = 'PostgreSQL stopped unexpectedly and is started again';
  expect(told).toEqual([died, ...Array(5).fill(full.message), died, full.message]);
});

it('R15.2 who stops does not wait for the next try', async () => {
  const life = aLife();
  const tried = Promise.withResolvers<void>();
  let starts = 0;
  const start = (): Promise<Postmaster> => {
    starts += 1;
    if (starts === 1) return Promise.resolve(life.postmaster);
    tried.resolve();
    return Promise.reject(full);
  };
  const supervisor = await supervise(start, () => undefined, [0, 2 ** 30]);
  life.die();
  await tried.promise;
  await supervisor.stop();
  expect(starts).toBe(2);
});
