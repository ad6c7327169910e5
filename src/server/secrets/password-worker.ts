import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** What is to be hashed, or checked where there is a hash. */
export type PasswordTask = { readonly password: string; readonly hash: string | null };

// OWASP's minimum for argon2id, which is the library's own algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

// A failure is thrown on, and ends the thread: whoever waits hears of it, and the next gets another.
parentPort?.on('message', ({ password, hash }: PasswordTask) => {
  parentPort?.postMessage(hash === null ? hashSync(password, cost) : verifySync(hash, password));
});
