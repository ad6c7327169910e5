import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Helper } from './helper.ts';

/** For what is small: it shares the memory of the process. */
export function startThread(program: URL, maxHeapMb: number): Helper {
  const worker = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 8 },
  });
  // Who waits for it hears it too; one that dies while idle must not take the shop along.
  worker.on('error', () => undefined);
  return {
    ask: async (task, signal) => {
      worker.postMessage(task);
      const ended = once(worker, 'exit', { signal }).then(() => {
        throw new Error('a thread ended before it had answered');
      });
      // Settled by the signal, when nobody waits any more.
      ended.catch(() => undefined);
      const [answer]: readonly unknown[] = await Promise.race([once(worker, 'message', { signal }), ended]);
      return answer;
    },
    onEnd: (listener) => worker.once('exit', listener),
    hold: () => worker.ref(),
    release: () => worker.unref(),
    end: () => void worker.terminate(),
  };
}
