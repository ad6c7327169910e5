import { threadId as own } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createThreads } from './threads.ts';

const program = `
  import { parentPort, threadId } from 'node:worker_threads';
  let asked = 0;
  parentPort.on('message', (task) => {
    if (task === 'throw') throw new Error('broke');
    if (task === 'exit') process.exit(0);
    if (task !== 'silence') parentPort.postMessage({ threadId, asked: ++asked });
  });`;

const answer = z.object({ threadId: z.number(), asked: z.number() });

function threads(given: { readonly waiting?: number; readonly idleMs?: number } = {}) {
  return createThreads<string, z.infer<typeof answer>>({
    program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    ...{ atOnce: 1, waiting: 10, retryAfterSeconds: 3, longestMs: 10_000, idleMs: 60_000, maxHeapMb: 32 },
    ...given,
    read: (said) => answer.parse(said),
  });
}

it('R15.4 work is done on a thread that stays for the next', async () => {
  const ask = threads();
  const [first, second] = await Promise.all([ask('one'), ask('two')]);
  expect(first.threadId).not.toBe(own);
  expect(second).toEqual({ threadId: first.threadId, asked: 2 });
});

it.each([
  ['fails', 'throw', undefined],
  ['ends', 'exit', undefined],
  ['is stuck', 'silence', 20],
] as const)('R15.4 a thread that %s is replaced, and who waited for it hears so', async (_, task, within) => {
  const ask = threads();
  const { threadId } = await ask('one');
  await expect(ask(task, within)).rejects.toThrow();
  const next = await ask('two');
  expect(next.asked).toBe(1);
  expect(next.threadId).not.toBe(threadId);
});

it('R15.4 a thread that nobody needs is ended', async () => {
  const ask = threads({ idleMs: 1 });
  const { threadId } = await ask('one');
  await expect.poll(async () => (await ask('two')).threadId).not.toBe(threadId);
});

it('R15.4 whoever finds the line full is sent away at once', async () => {
  const ask = threads({ waiting: 1 });
  const asked = await Promise.allSettled([ask('one'), ask('two'), ask('three')]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});
