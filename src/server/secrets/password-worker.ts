import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type PasswordTask =
  | { readonly kind: 'hash'; readonly password: string; readonly salt?: Uint8Array }
  | { readonly kind: 'check'; readonly password: string; readonly hash: string };

// OWASP's minimum for argon2id, which is the library's own algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

// A failure is thrown on, and ends the thread: whoever waits hears of it, and the next gets another.
parentPort?.on('message', (task: PasswordTask) => {
  parentPort?.postMessage(
    task.kind === 'check' ? verifySync(task.hash, task.password) : hashOf(task.password, task.salt),
  );
});

function hashOf(password: string, salt?: Uint8Array): string {
  return hashSync(password, salt === undefined ? cost : { ...cost, salt });
}
