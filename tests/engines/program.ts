import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program that does not outlive its use. */
export function runProgram(name: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const child = spawn(name, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child;
  // Read or not, what it says must go somewhere, or it waits to be heard.
  for (const stream of [stdout, stderr]) stream.resume();
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
    process.off('exit', kill);
  };
  return { stdout, stderr, end };
}

/** What the pattern caught in the first line that fits it. */
export function readLine(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      const caught = pattern.exec(line)?.[1];
      if (caught !== undefined) resolve(caught);
    });
    lines.on('close', () => reject(new Error(`ended without saying ${pattern}`)));
  });
}
