import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../../errors.ts';

export class FolderInUse extends StartProblem {}

// A shop that is just closing deserves a moment: 'stop, start' is one gesture. Commands of the owner wait for each
// other, and none of them takes long.
const patienceMs = { shop: 2000, command: 60_000 } as const;

type Holder = keyof typeof patienceMs;

/**
 * One shop per data folder. The lock is a socket that the kernel closes with the process, however it ends, so
 * there is never a stale one to judge.
 */
export async function lockFolder(folder: string, holder: Holder = 'shop'): Promise<() => Promise<void>> {
  const name = await lockName(folder, holder);
  const deadline = performance.now() + patienceMs[holder];
  let server = await tryListen(name);
  while (server === null && performance.now() < deadline) {
    await wait(100);
    server = await tryListen(name);
  }
  if (server === null) throw await alreadyRunning(folder, name);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

export async function isShopRunning(folder: string): Promise<boolean> {
  return (await askHolder(addressOf(await lockName(folder, 'shop')))) !== null;
}

async function lockName(folder: string, holder: Holder): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `maathor-${dev}-${ino}${holder === 'shop' ? '' : `-${holder}`}`;
}

function addressOf(name: string): string {
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

function tryListen(name: string): Promise<Server | null> {
  return process.platform === 'linux' ? listen(addressOf(name)) : listenOnFile(name);
}

function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

// Where sockets have no abstract names the file outlives the process, and only an answer shows that it lives.
async function listenOnFile(name: string): Promise<Server | null> {
  const path = addressOf(name);
  const server = await listen(path);
  if (server !== null || (await askHolder(path)) !== null) return server;
  await rm(path, { force: true });
  return listen(path);
}

async function alreadyRunning(folder: string, name: string): Promise<FolderInUse> {
  const holder = await askHolder(addressOf(name));
  return new FolderInUse(
    `The shop is already running on the data folder ${folder}${holder === null ? '' : ` (process ${holder})`}.`,
  );
}

function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('data', (pid) => resolve(pid.toString('utf8')));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(null));
  });
}
