import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { commandProblems as problems } from '#text/staff/shop-command-problems.ts';
import { CommandProblem } from '../errors.ts';
import type { OwnerShop } from './command.ts';

// More than the table of any product takes.
const mostText = 12 * 1024 * 1024;

export async function readTextFile(shop: OwnerShop, path: string): Promise<string> {
  const content = await readBytes(shop, path, mostText);
  if (content.length > mostText) throw new CommandProblem(problems.fileUnread(path, 'EFBIG'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new CommandProblem(problems.fileNotText(path));
  }
}

/**
 * As it is, and of a larger one more than `most`: whoever takes it says that it is too large. Counted while it is read, for what
 * is no file but a device or a pipe says nothing of its size, and may have no end.
 */
export async function readBytes({ folder }: OwnerShop, path: string, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of createReadStream(resolve(folder, path))) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > most) break;
    }
  } catch (error) {
    throw new CommandProblem(problems.fileUnread(path, codeOf(error)));
  }
  return Buffer.concat(pieces);
}

/** For its owner alone: what is exported is of customers, and others may be at home on this machine. */
export async function writeTextFile({ folder }: OwnerShop, path: string, text: string): Promise<void> {
  await writeFile(resolve(folder, path), text, { mode: 0o600 }).catch((error: unknown) => {
    throw new CommandProblem(problems.fileUnwritten(path, codeOf(error)));
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
