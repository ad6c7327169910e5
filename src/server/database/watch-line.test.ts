import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { isAway } from './is-away.ts';
import { connectPool } from './open.ts';
import { watchLine } from './watch-line.ts';

const silent = 100;

/** A way to PostgreSQL on which whoever is there hears nothing more once it is cut; who comes later gets through. */
async function wayToPostgres() {
  const { host, port, ...login } = inject('superuser');
  const cut = new WeakSet<Socket>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('data', (data) => cut.has(near) || to.write(data));
      from.on('close', () => cut.has(near) || to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const place = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    config: { ...login, host: '127.0.0.1', port: place },
    vanish: () => {
      for (const socket of open) cut.add(socket);
      for (const socket of open) if (socket.remotePort === undefined) socket.destroy();
    },
  };
}

async function connected(config: ConstructorParameters<typeof Client>[0]) {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

describe('R15.2 a connection on which nothing is heard', () => {
  it('is given up when its machine is gone and another has its address', async () => {
    const { config, vanish } = await wayToPostgres();
    const client = await connected(config);
    watchLine(client, config, silent);
    vanish();
    const outcome = await client.query('select 1').catch((error: unknown) => error);
    expect(outcome).toMatchObject({ code: 'ETIMEDOUT' });
    expect(isAway(outcome)).toBe(true);
  });

  it('is waited for while PostgreSQL is at work for it', async () => {
    const { config } = await wayToPostgres();
    const client = await connected(config);
    watchLine(client, config, silent);
    const { rows } = await client.query('select pg_sleep(0.5), 1 as one');
    expect(rows).toMatchObject([{ one: 1 }]);
  });

  it('is watched in the shop for longer than a statement may take', async () => {
    const { config } = await wayToPostgres();
    const { pool } = connectPool({ ...config, max: 1 }, () => undefined);
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    const { stream } = client.connection;
    client.release();
    expect('timeout' in stream ? stream.timeout : null).toBe(40_000);
  });
});
