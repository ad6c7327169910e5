import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundledPrograms, copyStoppedShop, dataIn, temporaryFolder } from '#tests/support/shop-process.ts';
import { plansFrom } from '../prove/faults.ts';
import { Line } from '../prove/line.ts';
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

it('R15.2 a line that is cut hangs up on who was on it, and breaks off answers in their middle', async () => {
  const far = createServer((socket) => socket.on('data', () => socket.write('x'.repeat(100)))).listen(0);
  await once(far, 'listening');
  const address = far.address();
  const line = new Line(typeof address === 'object' && address !== null ? address.port : 0);
  onTestFinished(async () => {
    await line.close();
    far.close();
  });
  await line.become('good');
  const kept = connect(line.port, '127.0.0.1');
  kept.write('asked');
  expect(String((await once(kept, 'data'))[0])).toHaveLength(100);
  const ended = heardBy(kept);
  await line.become('cut');
  expect(await ended).toBe('');
  const heard: number[] = [];
  for (let call = 0; call < 4; call += 1) heard.push((await heardBy(connect(line.port, '127.0.0.1'))).length);
  expect(heard).toEqual([0, 40, 0, 100]);
  expect(line.met).toBe(4);
});

// Until it is hung up, or a whole answer is there.
function heardBy(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      heard += piece;
      if (heard.length >= 100) socket.destroy();
    });
    socket.once('close', () => resolve(heard));
    socket.write('asked');
  });
}
