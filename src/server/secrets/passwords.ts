import { z } from 'zod';
import { isTooLong, normalisePassword } from '#domain/account/password.ts';
import { createHelpers } from '../turns/helpers.ts';
import { startThread } from '../turns/thread.ts';
import type { PasswordTask } from './password-worker.ts';

const costInHash = '$argon2id$v=19$m=19456,t=2,p=1$';

/** A hash of nothing anybody can type: checking it takes an unknown account as long as a known one. */
export const nobodysHash = `${costInHash}8djMEMmTrGgB7XyxzIC6Ag$LSyBx78kWsnBGiJ/CXKL72sjuvi2ihfVLU/DTuUgSZI`;

// A hash takes 19 MB and the whole of a processor for a good part of a tenth of a second. On Node's own four threads it would
// keep files, names and compressed answers waiting.
const onThread = createHelpers<PasswordTask, string | boolean>({
  start: startThread,
  program: new URL('./password-worker.ts', import.meta.url),
  atOnce: 1,
  waiting: 100,
  retryAfterSeconds: 3,
  longestMs: 30_000,
  idleMs: 60_000,
  maxHeapMb: 32,
  read: (answer) => z.union([z.string(), z.boolean()]).parse(answer),
});

export async function hashPassword(password: string): Promise<string> {
  return z.string().parse(await onThread({ kind: 'hash', password: normalisePassword(password) }));
}

/** For a secret of ours that is looked up by its hash. */
export async function hashWithSalt(secret: string, salt: Uint8Array): Promise<string> {
  return z.string().parse(await onThread({ kind: 'hash', password: secret, salt }));
}

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (isTooLong(password)) return false;
  const typed = normalisePassword(password);
  const matches = await onThread({ kind: 'check', password: typed, hash: storedHash ?? nobodysHash });
  return matches === true && storedHash !== null;
}

export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(costInHash);
}
