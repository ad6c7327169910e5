import { readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { commandProblems as problems } from '#text/staff/shop-command-problems.ts';
import { CommandProblem } from '../errors.ts';
import type { OwnerShop } from './command.ts';

export async function readTextFile({ folder }: OwnerShop, path: string): Promise<string> {
  const content = await readFile(resolve(folder, path)).catch((error: unknown) => {
    throw new CommandProblem(problems.fileUnread(path, codeOf(error)));
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new CommandProblem(problems.fileNotText(path));
  }
}

/** As it is, and one byte more than `most` of a larger one: whoever takes it says that it is too large. */
export async function readBytes({ folder }: OwnerShop, path: string, most: number): Promise<Uint8Array> {
  const unread = (error: unknown) => {
    throw new CommandProblem(problems.fileUnread(path, codeOf(error)));
  };
  const { size } = await stat(resolve(folder, path)).catch(unread);
  return size > most ? new Uint8Array(most + 1) : await readFile(resolve(folder, path)).catch(unread);
}

export async function writeTextFile({ folder }: OwnerShop, path: string, text: string): Promise<void> {
  await writeFile(resolve(folder, path), text).catch((error: unknown) => {
    throw new CommandProblem(problems.fileUnwritten(path, codeOf(error)));
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
