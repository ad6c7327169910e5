import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type Answered, askOnce } from '#tests/support/ask-once.ts';
import { sourcePrograms } from '#tests/support/bundled-shop.ts';
import { startCollector } from '#tests/support/collector.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  copyStoppedShop,
  endSurvivor,
  isRunning,
  type Launched,
  launchShop,
  makeFolder,
  removeFolder,
  runningPostmaster,
  servingUnder,
  startShopProcess,
  temporaryFolder,
  until,
} from '#tests/support/shop-process.ts';
import { type Headers, logIn } from '../../bench/customer.ts';
import type { Shot } from '../../bench/load.ts';
import { addShot, sizeShot } from '../../bench/shots.ts';

const several = { PROCESSES: '2', LOG_LEVEL: 'info' };

describe('two processes under one start', () => {
  let folder = '';
  let shop: Launched;
  let url = '';
  let isOpen = false;
  let collector: Awaited<ReturnType<typeof startCollector>>;

  beforeAll(async () => {
    collector = await startCollector();
    folder = await makeFolder();
    await copyStoppedShop(folder);
  });

  // One for all, but for who comes after the test that ends it.
  beforeEach(async () => {
    if (isOpen) return;
    const telemetry = { ...collector.asJson, OTEL_SERVICE_NAME: 'proef' };
    shop = launchShop({ ...several, ...telemetry, DATA_DIR: folder });
    url = await shop.opened;
    isOpen = true;
  });

  afterAll(async () => {
    await shop.kill('SIGTERM');
    await endSurvivor(folder);
    removeFolder(folder);
    collector.close();
  });

  it('R15.1 share one port and one database, which is announced once', async () => {
    expect(await servingUnder(shop.pid)).toHaveLength(2);
    await until(async () => {
      await times(10, () => ({ url: `${url}/contact` }));
      return new Set(served('/contact').map(({ pid }) => pid)).size === 2;
    });
    expect(served('/contact').filter(({ status }) => status !== 200)).toEqual([]);
    expect(shop.stdout().match(/is open at/g)).toHaveLength(1);
  });

  it('R15.1 count together, and what one has counted is not lost with it', async () => {
    let asked = 0;
    await until(async () => {
      asked += (await times(10, () => ({ url: `${url}/meetinstructies` }))).length;
      return new Set(served('/meetinstructies').map(({ pid }) => pid)).size === 2;
    });
    // One that is too busy to answer within a second is left out of the sum, and is in the next.
    await until(async () => (await countedOf('/meetinstructies')) === asked);
    const [first = 0] = await servingUnder(shop.pid);
    const before = shop.stdout().length;
    process.kill(first, 'SIGTERM');
    await until(async () => isReplaced(await servingUnder(shop.pid), first));
    expect(await countedOf('/meetinstructies')).toBe(asked);
    expect(shop.stdout().slice(before)).not.toMatch(/"level":[56]0/);
  });

  it('R15.1 know at once who has logged out in the other', async () => {
    const headers = await logIn(url, demoAccounts.belgian);
    const trusted = await times(20, () => sizeShot(url, headers));
    expect(trusted.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const body = new URLSearchParams({ _token: headers['x-csrf-token'] ?? '' }).toString();
    const out = await askOnce({
      ...{ url: `${url}/uitloggen`, method: 'POST', body },
      headers: { cookie: headers['cookie'] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(out.status).toBe(303);
    const after = await times(20, () => sizeShot(url, headers));
    expect(after.map(({ status }) => status)).toEqual(Array(20).fill(401));
  });

  it('R15.1 one that is killed at work is replaced; what was confirmed is there once and nobody is refused', async () => {
    const headers = await logIn(url, demoAccounts.millimetres);
    const before = await cartOf(headers);
    await until(async () => (await servingUnder(shop.pid)).length === 2);
    const [first = 0] = await servingUnder(shop.pid);
    const answered: Answered[] = [];
    const adding = async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        answered.push(await askOnce(addShot(url, headers)));
        if (answered.length === 20) process.kill(first, 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, adding));

    const failed = answered.filter(({ status }) => status !== 200);
    // Of what the killed one had in hand; a port that was closed would say ECONNREFUSED.
    expect(failed.filter(({ fault }) => fault !== 'ECONNRESET')).toEqual([]);
    expect(failed.length).toBeLessThan(9);
    const told = answered.filter(({ status }) => status === 200).flatMap(({ body }) => timestampsIn(body));
    const cart = (await cartOf(headers)).filter((timestamp) => !before.includes(timestamp));
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((timestamp) => !cart.includes(timestamp))).toEqual([]);
    // What was not answered may have been done, once.
    expect(cart.length - told.length).toBeLessThanOrEqual(failed.length);
    await until(async () => isReplaced(await servingUnder(shop.pid), first));
    expect(shop.stdout()).toContain('a process ended and is replaced');
  });

  it('R15.1 who comes when all have been killed waits for the next', async () => {
    for (const pid of await servingUnder(shop.pid)) process.kill(pid, 'SIGKILL');
    expect(await askOnce({ url: `${url}/healthz` })).toMatchObject({ status: 200 });
  });

  it('R15.1 R15.6 stop together, each having handed over its own figures, and then the database', async () => {
    // One that has only just come in place of another has nothing to hand over.
    const both = async () => {
      await times(10, () => ({ url: `${url}/contact` }));
      const serving = await servingUnder(shop.pid);
      const answered = new Set(served('/contact').map(({ pid }) => pid));
      return serving.length === 2 && serving.every((pid) => answered.has(pid));
    };
    await until(both);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const pids = [...(await servingUnder(shop.pid)), await runningPostmaster(folder)];
    expect(pids).toHaveLength(3);
    const before = collector.text().length;
    isOpen = false;
    expect(await shop.killGroup('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
    for (const pid of pids) expect(await isRunning(pid)).toBe(false);
    expect(await askOnce({ url: `${url}/healthz` })).toMatchObject({ fault: 'ECONNREFUSED' });
    // Asked by no other test here.
    const request = collector.spans().find(({ name }) => name === 'GET /readyz');
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(['SELECT']);
    expect(collector.figures()).toEqual(
      expect.arrayContaining(['http_request_duration_seconds', 'process_resident_memory_bytes']),
    );
    expect(collector.text()).toContain('"proef"');
    // Figures come from each.
    const instances = collector
      .text()
      .slice(before)
      .matchAll(/"service\.instance\.id","value":\{"stringValue":"([\da-f-]+)"/g);
    expect(new Set([...instances].map(([, id]) => id)).size).toBe(2);
  });

  // Whom the log says to have answered.
  function served(path: string) {
    const line = z.object({ pid: z.number(), path: z.string(), status: z.number() });
    return shop
      .stdout()
      .split('\n')
      .filter((text) => text.endsWith('"msg":"request"}'))
      .map((text) => line.parse(JSON.parse(text)))
      .filter((request) => request.path === path);
  }

  async function countedOf(route: string): Promise<number> {
    const { body } = await askOnce({ url: `${url}/metrics` });
    const lines = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count{'));
    return Number(lines.find((line) => line.includes(`"${route}"`))?.split(' ')[1]);
  }

  async function cartOf(headers: Headers): Promise<readonly number[]> {
    const { body } = await askOnce({
      url: `${url}/winkelwagen`,
      headers: { ...headers, accept: 'application/json' },
    });
    const cart = z.object({ lines: z.array(z.object({ timestamp: z.number() })) });
    return cart.parse(JSON.parse(body)).lines.map(({ timestamp }) => timestamp);
  }
});

describe('several processes', () => {
  it('R15.1 start from the sources as well', { tags: ['thorough'] }, async () => {
    const folder = await temporaryFolder();
    await copyStoppedShop(folder);
    const shop = await startShopProcess({ ...several, DATA_DIR: folder }, { from: sourcePrograms });
    expect(await servingUnder(shop.pid)).toHaveLength(2);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });

  it('R15.1 a port that is in use is told in one line, and nothing is left behind', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const shop = launchShop({ ...several, DATA_DIR: await temporaryFolder(), PORT: String(port) });
    expect(await shop.ended).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: `Maathor cannot start: Port ${port} is in use by another program: stop it, or set PORT.\n`,
    });
  });
});

/** At the same time, each over a connection of its own. */
function times(count: number, shot: () => Shot): Promise<Answered[]> {
  return Promise.all(Array.from({ length: count }, () => askOnce(shot())));
}

function timestampsIn(body: string): readonly number[] {
  return z.object({ timestamps: z.array(z.number()) }).parse(JSON.parse(body)).timestamps;
}

function isReplaced(pids: readonly number[], former: number): boolean {
  return pids.length === 2 && !pids.includes(former);
}
