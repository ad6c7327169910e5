import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

type Bounds = {
  // How many are worked on together, and how many may wait for them.
  readonly atOnce: number;
  readonly waiting: number;
  // What whoever finds it full is told to wait.
  readonly retryAfterSeconds: number;
};

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * For work that takes processor and memory by the piece: more of it at once helps nobody, and a queue without an end
 * is how a process grows until it falls over. Whoever finds it full is told at once, with a 503.
 */
export function createBoundedQueue({ atOnce, waiting, retryAfterSeconds }: Bounds): BoundedQueue {
  const line: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working < atOnce) working += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new Refusal(503, callErrors.busy, { 'Retry-After': String(retryAfterSeconds) });
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or comes free.
      const next = line.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
