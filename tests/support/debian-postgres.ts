import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { until } from './shop-process.ts';

/** The newest PostgreSQL of the machine's own packages; null where there is none. */
export function findDebianPostgres(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter(
    (folder) => globSync(join(folder, 'initdb')).length > 0,
  );
  return folders.toSorted().at(-1) ?? null;
}

/** One of its own in this folder, on a socket alone, with a database for each name. */
export async function startDebianPostgres(
  bin: string,
  folder: string,
  databases: readonly string[],
  other: { readonly port: number; readonly settings: readonly string[] } | null = null,
) {
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) await promisify(chown)(folder, as.uid ?? 0, as.gid ?? 0);
  const data = join(folder, 'server');
  const options = { ...as, cwd: '/', timeout: 60_000, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } };
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'maathor', '--encoding=UTF8', '--no-sync'],
    options,
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  if (other !== null) settings.push(`port=${other.port}`, ...other.settings);
  const args = ['-D', data, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(join(bin, 'postgres'), args, { ...options, timeout: 600_000, stdio: 'ignore' });
  const ended = once(server, 'close');
  onTestFinished(async () => {
    server.kill('SIGINT');
    await ended;
  });
  const urlOf = (name: string) =>
    other === null
      ? `postgres://maathor@/${name}?host=${folder}`
      : `postgres://maathor@${encodeURIComponent(folder)}:${other.port}/${name}`;
  await until(() => answers(urlOf('postgres')));
  const client = new Client(urlOf('postgres'));
  await client.connect();
  for (const name of databases) await client.query(`create database ${name}`);
  await client.end();
  return urlOf;
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
