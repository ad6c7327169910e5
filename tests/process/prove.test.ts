import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledPrograms, copyStoppedShop, dataIn, temporaryFolder } from '#tests/support/shop-process.ts';
import { plansFrom } from '../prove/faults.ts';
import { prove } from '../prove/prove.ts';
import { seeded } from '../prove/seeded.ts';

it('R15.2 killed, cut off from customers, mail, register, database and connections the shop does once what it confirmed', async () => {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  // All of them are taken, one by one.
  await appendFile(join(dataIn(folder), 'postgresql.auto.conf'), 'max_connections = 30\n');
  const outcome = await prove({
    ...{ folder, seed: 4120, minutes: 'once', calm: 300, pace: 500, hurries: true },
    programs: bundledPrograms(),
    wanted: ['kill', 'postgres', 'connections', 'mail', 'vies', 'customers'],
  });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.rows.map(({ fault, times, met }) => `${fault} ${met} of ${times}`)).toEqual([
    'connections: all taken 1 of 1',
    'customers: cut 1 of 1',
    'kill: a process that serves 1 of 1',
    'mail: cut 1 of 1',
    'postgres: its first process 1 of 1',
    'vies: gone, and no answer younger than a month 1 of 1',
  ]);
  expect(outcome.counted).toMatch(/^[1-9]\d* lines, [1-9]\d* orders, [1-9]\d* paid/);
}, 240_000);

it('R15.2 the same seed makes the same faults in the same order', () => {
  const first = (seed: number) => {
    const plans = plansFrom(seeded(seed, 'faults'), ['kill', 'mail', 'clock', 'disk']);
    return Array.from({ length: 12 }, () => plans.next().value);
  };
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
});
