import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstat, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../../errors.ts';
import { type Cluster, makePrivate } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { spawnOptions } from './identity.ts';
import {
  isListening,
  isOwnTemporaryFolder,
  isPostmasterOf,
  type PidFile,
  pidFileName,
  readPidFile,
  socketOf,
} from './pid-file.ts';
import type { ServerFiles } from './server-files.ts';

export type Postmaster = {
  readonly pid: number;
  readonly sockets: string;
  readonly port: number;
  // Settles when the process is gone, for whatever reason.
  readonly gone: Promise<void>;
};

const port = 5432;
const pollMs = 10;
const maxSocketBytes = 107;
const maxLogBytes = 5 * 1024 * 1024;

type Wishes = { readonly isDurable: boolean; readonly connections: number };

/** The postmaster that a killed shop left behind, or a new one. */
export async function findOrStartPostmaster(
  folder: DataFolder,
  cluster: Cluster,
  files: ServerFiles,
  wishes: Wishes,
): Promise<Postmaster> {
  const survivor = await findSurvivor(folder, cluster);
  if (survivor !== null && (await maxConnectionsOf(cluster)) >= maxConnections(wishes)) {
    stopAtExit(survivor);
    return survivor;
  }
  // Of a shop that had fewer processes.
  if (survivor !== null) await stopPostmaster(survivor);
  return startPostmaster(folder, cluster, files, wishes);
}

// PostgreSQL's own number, which is enough for a few processes.
const usualConnections = 100;

// For the owner's commands, whoever looks by hand, and PostgreSQL's own reserve.
const spareConnections = 30;

function maxConnections({ connections }: Wishes): number {
  return Math.max(usualConnections, connections + spareConnections);
}

// It writes down with what it was started.
async function maxConnectionsOf(cluster: Cluster): Promise<number> {
  const told = await readFile(join(cluster.data, 'postmaster.opts'), 'utf8').catch(() => '');
  return Number(/max_connections=(\d+)/.exec(told)?.[1] ?? usualConnections);
}

async function findSurvivor(folder: DataFolder, cluster: Cluster): Promise<Postmaster | null> {
  for (;;) {
    const written = await readPidFile(cluster.data);
    if (written === null) return null;
    const listens = await isListening(socketOf(written));
    const isOurs = await isPostmasterOf(cluster.data, written.pid);
    if (listens && isOurs) return { ...written, gone: untilGone(cluster, written.pid) };
    if (listens)
      throw new StartProblem(
        `Another machine or container is running PostgreSQL on the data folder ${folder.path}.`,
      );
    if (!isOurs) return clearStale(cluster, written);
    // It is opening its socket or has closed it already: either ends by itself.
    await wait(pollMs);
  }
}

/** One that a killed shop left behind. */
export async function stopSurvivor(folder: DataFolder, cluster: Cluster): Promise<void> {
  const survivor = await findSurvivor(folder, cluster);
  if (survivor !== null) await stopPostmaster(survivor);
}

async function clearStale(cluster: Cluster, written: PidFile): Promise<null> {
  await rm(join(cluster.data, pidFileName), { force: true });
  await removeTemporarySockets(written.sockets);
  return null;
}

async function startPostmaster(
  folder: DataFolder,
  cluster: Cluster,
  files: ServerFiles,
  wishes: Wishes,
): Promise<Postmaster> {
  const sockets = await chooseSockets(folder, cluster);
  // Only a postmaster of this data folder uses these sockets, and there is none. PostgreSQL itself would believe the
  // number in a lock left behind if some process bears it by now, were it the dead one that nobody has buried.
  await rm(`${socketOf({ port, sockets })}.lock`, { force: true });
  const logPath = join(folder.path, 'postgres.log');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories="${sockets.replaceAll('"', '""')}"`,
    `port=${port}`,
    'unix_socket_permissions=0700',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(maxConnections(wishes) === usualConnections ? [] : [`max_connections=${maxConnections(wishes)}`]),
    ...(wishes.isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  // Orphaned back ends of a killed postmaster need a moment to notice, and until then a new one is refused.
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryStart(files.postgres, settings, cluster, folder, logPath);
    if (started !== null) return { pid: started.pid, sockets, port, gone: started.gone };
    const reason = await lastFatalLine(logPath);
    if (attempt >= 20 || !reason.includes('still in use')) {
      throw new StartProblem(`PostgreSQL did not start on ${folder.path}: ${reason} (see ${logPath})`);
    }
    await wait(250);
  }
}

async function tryStart(
  postgres: string,
  settings: readonly string[],
  cluster: Cluster,
  folder: DataFolder,
  logPath: string,
): Promise<{ pid: number; gone: Promise<void> } | null> {
  const log = await openLog(logPath);
  const args = ['-D', cluster.data, ...settings.flatMap((setting) => ['-c', setting])];
  // A process group of its own: Ctrl-C in the terminal must not take the database away from under the shop. A file
  // for its messages, not a pipe: it has to outlive us.
  const child = spawn(postgres, args, {
    ...spawnOptions(folder.identity),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.unref();
  await log.close();
  const { pid } = child;
  if (pid === undefined) return null;
  stopAtExit({ pid, gone });
  while (child.exitCode === null && child.signalCode === null) {
    const written = await readPidFile(cluster.data);
    if (written?.pid === pid && (await isListening(socketOf(written)))) return { pid, gone };
    await wait(pollMs);
  }
  return null;
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  return open(path, size > maxLogBytes ? 'w' : 'a', 0o600);
}

async function lastFatalLine(logPath: string): Promise<string> {
  const lines = (await readFile(logPath, 'utf8').catch(() => '')).trim().split('\n');
  const line = lines.findLast((text) => /\b(FATAL|PANIC|ERROR):/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?\b(FATAL|PANIC|ERROR):\s*/, '');
}

// A socket's path has a hard limit that a deep data folder exceeds. The name of the other place is fixed, so that a
// postmaster started again is found where the first one was.
async function chooseSockets({ identity }: DataFolder, cluster: Cluster): Promise<string> {
  const path = socketOf({ port, sockets: cluster.sockets });
  if (Buffer.byteLength(path) <= maxSocketBytes) return cluster.sockets;
  const hash = createHash('sha256').update(cluster.data).digest('hex').slice(0, 16);
  const folder = `/tmp/maathor-${hash}`;
  await makePrivate(folder, identity).catch(() => undefined);
  const { uid, mode } = await lstat(folder);
  // Anybody may write in /tmp: a folder of that name made by somebody else would see our password go by.
  if (uid !== (identity?.uid ?? process.getuid?.()) || (mode & 0o170077) !== 0o040000)
    throw new StartProblem(
      `${folder} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    );
  return folder;
}

async function removeTemporarySockets(sockets: string): Promise<void> {
  if (isOwnTemporaryFolder(sockets)) await rm(sockets, { recursive: true, force: true });
}

async function untilGone(cluster: Cluster, pid: number): Promise<void> {
  while (await isPostmasterOf(cluster.data, pid)) await wait(200, undefined, { ref: false });
}

// A start that was interrupted and does not come to rest ends without waiting for anything. Whoever ends of their own accord leaves
// no database behind; only after a kill it lives on, for the next start.
function stopAtExit({ pid, gone }: Pick<Postmaster, 'pid' | 'gone'>): void {
  const stop = () => signal(pid, 'SIGINT');
  process.once('exit', stop);
  void gone.then(() => process.off('exit', stop));
}

/**
 * 'Fast': open transactions are rolled back and everything is written down, so the next start has nothing to repair.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signal(postmaster.pid, 'SIGINT');
  const patience = new AbortController();
  const tooLong = wait(20_000, 'too long', { signal: patience.signal }).catch(() => 'gone');
  if ((await Promise.race([postmaster.gone, tooLong])) === 'too long') signal(postmaster.pid, 'SIGQUIT');
  patience.abort();
  await removeTemporarySockets(postmaster.sockets);
}

/** To one that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
}
