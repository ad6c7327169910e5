import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../../start-problem.ts';

// A shop that is just closing deserves a moment: 'stop, start' is one gesture.
const patienceMs = 2000;

// One shop per data folder. The lock is a socket that the kernel closes with the process, however it ends, so
// there is never a stale one to judge.
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder);
  const name = `maathor-${dev}-${ino}`;
  const deadline = Date.now() + patienceMs;
  let server = await tryListen(name);
  while (server === null && Date.now() < deadline) {
    await wait(100);
    server = await tryListen(name);
  }
  if (server === null) throw await alreadyRunning(folder, name);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function tryListen(name: string): Promise<Server | null> {
  return process.platform === 'linux' ? listen(`\0${name}`) : listenOnFile(name);
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
  const path = join(tmpdir(), name);
  const server = await listen(path);
  if (server !== null || (await askHolder(path)) !== null) return server;
  await rm(path, { force: true });
  return listen(path);
}

async function alreadyRunning(folder: string, name: string): Promise<StartProblem> {
  const holder = await askHolder(process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name));
  return new StartProblem(
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
