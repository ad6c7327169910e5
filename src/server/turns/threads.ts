import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from './bounded-queue.ts';

type Threads<Answer> = {
  // A program that answers each message with one; a failure ends it.
  readonly program: URL;
  readonly atOnce: number;
  readonly waiting: number;
  readonly retryAfterSeconds: number;
  // After which it is taken for stuck.
  readonly longestMs: number;
  // An idle thread holds programs and data that a quiet shop has no use for.
  readonly idleMs: number;
  readonly maxHeapMb: number;
  readonly read: (answer: unknown) => Answer;
};

type OnThread<Task, Answer> = (task: Task, within?: number) => Promise<Answer>;

type Idle = { readonly worker: Worker; readonly end: NodeJS.Timeout };

/**
 * For work that would keep everybody waiting: a few at once on threads of their own, some in line, the rest told to come
 * back. A thread starts with the first task and ends when there has been none for a while; one that fails or is stuck is
 * ended, and the next task gets another.
 */
export function createThreads<Task, Answer>(of: Threads<Answer>): OnThread<Task, Answer> {
  const inLine = createBoundedQueue(of);
  const idle: Idle[] = [];

  return (task, within = of.longestMs) =>
    inLine(async () => {
      const worker = takeIdle() ?? start();
      try {
        worker.ref();
        worker.postMessage(task);
        const answer = of.read(await answerOf(worker, within));
        keep(worker);
        return answer;
      } catch (error) {
        // Half done, or stuck: nobody knows what it would say next.
        await worker.terminate();
        throw error;
      }
    });

  function takeIdle(): Worker | null {
    const last = idle.pop();
    if (last === undefined) return null;
    clearTimeout(last.end);
    return last.worker;
  }

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: of.maxHeapMb, maxYoungGenerationSizeMb: 8 };
    const worker = new Worker(of.program, { resourceLimits });
    // Who waits for it hears it too; one that dies while idle must not take the shop along.
    worker.on('error', () => forget(worker));
    worker.once('exit', () => forget(worker));
    return worker;
  }

  function forget(worker: Worker): void {
    const at = idle.findIndex((one) => one.worker === worker);
    for (const { end } of at === -1 ? [] : idle.splice(at, 1)) clearTimeout(end);
  }

  // Without holding up a process that wants to end.
  function keep(worker: Worker): void {
    worker.unref();
    const end = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, of.idleMs).unref();
    idle.push({ worker, end });
  }
}

async function answerOf(worker: Worker, within: number): Promise<unknown> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(within)]);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('a thread ended before it had answered');
  });
  try {
    const [answer]: readonly unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
    return answer;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}
