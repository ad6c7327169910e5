import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../../scripts/debian.ts';

const root = join(import.meta.dirname, '..', '..');

export type Running = { readonly said: () => string; readonly stop: () => Promise<void> };

/** A program that stays in the foreground, as another user where one is named. */
export function startProgram(name: string, args: readonly string[], uid?: number): Running {
  const program = findProgram([name]);
  if (program === null) throw new Error(`${name} is not installed`);
  const as = uid === undefined ? {} : { uid, gid: uid };
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...as });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close');
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A file of `deploy/` for this machine. What is changed must be there, or the owner's copy would not be what was tried. */
export async function filledIn(
  file: string,
  changes: readonly (readonly [what: string | RegExp, by: string])[],
): Promise<string> {
  let text = await readFile(join(root, 'deploy', file), 'utf8');
  for (const [what, by] of changes) {
    const changed = text.replaceAll(typeof what === 'string' ? what : new RegExp(what, 'gm'), by);
    if (changed === text) throw new Error(`deploy/${file} has no ${what}`);
    text = changed;
  }
  return text;
}
