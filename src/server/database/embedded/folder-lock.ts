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
 * there is never a stale one to judge. With `onWait`, which hears its process once, an owner's command is waited for that found
 * no shop and has the database to itself, as a backup or a restore does for minutes.
 */
export async function lockFolder(
  folder: string,
  holder: Holder = 'shop',
  onWait: ((process: string) => void) | null = null,
): Promise<() => Promise<void>> {
  const name = await lockName(folder, holder);
  const deadline = performance.now() + patienceMs[holder];
  let waitsFor: string | null = null;
  for (;;) {
    const server = await tryListen(name);
    if (server !== null) {
      server.unref();
      return () => new Promise((resolve) => server.close(() => resolve()));
    }
    const command = onWait === null ? null : await findCommand(folder);
    if (command === null && performance.now() >= deadline) throw await inUse(folder, holder);
    if (command !== null && command !== waitsFor) onWait?.(command);
    waitsFor = command ?? waitsFor;
    await wait(100);
  }
}

// The one that has the locks of both.
async function findCommand(folder: string): Promise<string | null> {
  const [ofShop, ofCommand] = await Promise.all([findHolder(folder, 'shop'), findHolder(folder, 'command')]);
  return ofShop === ofCommand ? ofShop : null;
}

async function findHolder(folder: string, holder: Holder): Promise<string | null> {
  return askHolder(addressOf(await lockName(folder, holder)));
}

export async function isShopRunning(folder: string): Promise<boolean> {
  return (await findHolder(folder, 'shop')) !== null;
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

async function inUse(folder: string, holder: Holder): Promise<FolderInUse> {
  const process = await findHolder(folder, holder);
  const who = holder === 'shop' ? 'The shop is already running' : 'Another command is at work';
  return new FolderInUse(
    `${who} on the data folder ${folder}${process === null ? '' : ` (process ${process})`}.`,
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
