import { createBoundedQueue } from './bounded-queue.ts';
import type { Helper, StartHelper } from './helper.ts';

type Helpers<Answer> = {
  readonly start: StartHelper;
  // A program that answers each message with one; a failure ends it.
  readonly program: URL;
  readonly atOnce: number;
  readonly waiting: number;
  readonly retryAfterSeconds: number;
  // After which it is taken for stuck.
  readonly longestMs: number;
  // An idle one holds programs and data that a quiet shop has no use for.
  readonly idleMs: number;
  readonly maxHeapMb: number;
  readonly read: (answer: unknown) => Answer;
};

type Help<Task, Answer> = (task: Task, within?: number) => Promise<Answer>;

type Idle = { readonly helper: Helper; readonly end: NodeJS.Timeout };

/**
 * For work that would keep everybody waiting: a few at once by helpers, some in line, the rest told to come back. A helper
 * starts with the first task and ends when there has been none for a while; one that fails or is stuck is ended, and the next
 * task gets another.
 */
export function createHelpers<Task, Answer>(of: Helpers<Answer>): Help<Task, Answer> {
  const inLine = createBoundedQueue(of);
  const idle: Idle[] = [];

  return (task, within = of.longestMs) =>
    inLine(async () => {
      const helper = takeIdle() ?? start();
      const over = new AbortController();
      try {
        helper.hold();
        const signal = AbortSignal.any([over.signal, AbortSignal.timeout(within)]);
        const answer = of.read(await helper.ask(task, signal));
        keep(helper);
        return answer;
      } catch (error) {
        // Half done, or stuck: nobody knows what it would say next.
        helper.end();
        throw error;
      } finally {
        over.abort();
      }
    });

  function takeIdle(): Helper | null {
    const last = idle.pop();
    if (last === undefined) return null;
    clearTimeout(last.end);
    return last.helper;
  }

  function start(): Helper {
    const helper = of.start(of.program, of.maxHeapMb);
    helper.onEnd(() => forget(helper));
    return helper;
  }

  function forget(helper: Helper): void {
    const at = idle.findIndex((one) => one.helper === helper);
    for (const { end } of at === -1 ? [] : idle.splice(at, 1)) clearTimeout(end);
  }

  // Without holding up a process that wants to end.
  function keep(helper: Helper): void {
    helper.release();
    const end = setTimeout(() => {
      forget(helper);
      helper.end();
    }, of.idleMs).unref();
    idle.push({ helper, end });
  }
}
