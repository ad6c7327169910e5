import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { freePort } from '../../bench/processes.ts';
import { filledIn, type Running, startProgram } from './programs.ts';
import { until } from './shop-process.ts';

export type Pooler = {
  readonly url: string;
  // By the socket in a folder, as the container's neighbours have it.
  readonly socketUrl: string;
  readonly process: Running;
};

/** PgBouncer as `deploy/` has it, in front of this PostgreSQL. */
export async function startPooler(folder: string, postgres: EmbeddedPostgres): Promise<Pooler> {
  const { user, password, database, host, port } = postgres.connection;
  const listenPort = await freePort();
  const users = join(folder, 'userlist.txt');
  const config = join(folder, 'pgbouncer.ini');
  const sockets = join(folder, 'pooler-sockets');
  await mkdir(sockets);
  await writeFile(users, await secretOf(postgres));
  await writeFile(
    config,
    await filledIn('pgbouncer/pgbouncer.ini', [
      ['host=/var/run/postgresql port=5432 dbname=maathor', `host=${host} port=${port} dbname=${database}`],
      ['listen_port = 6432', `listen_port = ${listenPort}`],
      ['unix_socket_dir = /var/run/postgresql', `unix_socket_dir = ${sockets}`],
      ['/etc/pgbouncer/userlist.txt', users],
    ]),
  );
  // It does not run as root; who owns the database can enter its folder.
  const { uid } = await stat(join(postgres.folder, 'postgres'));
  const isOther = uid !== process.getuid?.();
  if (isOther) for (const file of [users, config, sockets]) await chown(file, uid, uid);
  // As PostgreSQL's image leaves it: its own user writes there, and nobody else.
  await chmod(sockets, 0o3775);
  await chmod(users, 0o400);
  const running = startProgram('pgbouncer', [config], isOther ? uid : undefined);
  const url = `postgres://${user}:${password}@127.0.0.1:${listenPort}/${database}`;
  const socketUrl = `postgres://${user}:${password}@localhost:${listenPort}/${database}?host=${sockets}`;
  await until(() => answers(url));
  return { url, socketUrl, process: running };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// As pgbouncer.ini tells the owner to make it.
async function secretOf({ superuser, connection }: EmbeddedPostgres): Promise<string> {
  if (superuser === null) throw new Error('no superuser');
  const client = new Client(superuser);
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolname = $1`,
    [connection.user],
  );
  await client.end();
  return `${rows[0]?.line ?? ''}\n`;
}
