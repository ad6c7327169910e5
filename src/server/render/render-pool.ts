import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { createBoundedQueue } from '../turns/bounded-queue.ts';
import type { RenderTask } from './render-task.ts';

const files = z.array(z.instanceof(Uint8Array));

const atOnce = 2;
// Twice what the sheets of the longest order take on a busy machine.
const longest = 120_000;
// An idle thread holds fonts and programs that a quiet shop has no use for.
const idleMs = 60_000;

const inLine = createBoundedQueue({ atOnce, waiting: 30, retryAfterSeconds: 5 });
const idle: Worker[] = [];

/**
 * PDFs and pictures are made here, off the thread that answers everybody: a few at once, some waiting, the rest told to
 * come back.
 */
export function render(task: RenderTask, within = longest): Promise<readonly Uint8Array[]> {
  return inLine(async () => {
    const worker = idle.pop() ?? startWorker();
    try {
      worker.ref();
      worker.postMessage(task);
      const [answer]: readonly unknown[] = await once(worker, 'message', {
        signal: AbortSignal.timeout(within),
      });
      const made = files.parse(answer);
      keep(worker);
      return made;
    } catch (error) {
      // Half done, or stuck: nobody knows what it would say next.
      await worker.terminate();
      throw error;
    }
  });
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // Who waits for it hears it too; one that dies while idle must not take the shop along.
  worker.on('error', () => forget(worker));
  return worker;
}

function forget(worker: Worker): boolean {
  const at = idle.indexOf(worker);
  if (at !== -1) idle.splice(at, 1);
  return at !== -1;
}

// Without holding up a process that wants to end.
function keep(worker: Worker): void {
  worker.unref();
  idle.push(worker);
  setTimeout(() => {
    if (forget(worker)) void worker.terminate();
  }, idleMs).unref();
}

/** For what is one document. */
export async function renderOne(task: RenderTask, within?: number): Promise<Uint8Array> {
  const [made] = await render(task, within);
  if (made === undefined) throw new Error(`nothing was made of ${task.kind}`);
  return made;
}
