import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');

export type Server = {
  readonly address: string;
  readonly pid: number;
  readonly startMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts a script that prints its address, and waits until that address answers. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  healthPath: string,
): Promise<Server> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await printedAddress(child);
  await fetch(address + healthPath);
  return {
    address,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** For a program that must be told its port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) return reject(new Error('no output to read'));
    child.once('exit', (code) => reject(new Error(`stopped with code ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = line.match(/http:\/\/[\w.:-]+/)?.[0];
      if (address !== undefined) resolve(address);
      // A fault of the server's own.
      if (/^\{"level":[56]0/.test(line)) console.error(line.slice(0, 600));
    });
  });
}
