import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

type Bounds = {
  readonly bytes: number;
  // How many may wait for room, and how long.
  readonly waiting: number;
  readonly patienceMs: number;
};

type Room = <T>(bytes: number, work: () => Promise<T>) => Promise<T>;

type Waiting = { readonly bytes: number; readonly enter: () => void };

/**
 * For what is held in memory as a whole: so many bytes at once, whoever comes next waits for room, and is told to come back
 * when there is none for too long. What is not read yet waits at the sender's.
 */
export function createRoom({ bytes: most, waiting, patienceMs }: Bounds): Room {
  const line: Waiting[] = [];
  let held = 0;

  return async (bytes, work) => {
    if (line.length === 0 && held + bytes <= most) held += bytes;
    else await stand(bytes);
    try {
      return await work();
    } finally {
      held -= bytes;
      letIn();
    }
  };

  function letIn(): void {
    for (let next = line[0]; next !== undefined && held + next.bytes <= most; next = line[0]) {
      line.shift();
      held += next.bytes;
      next.enter();
    }
  }

  function stand(bytes: number): Promise<void> {
    if (line.length >= waiting || bytes > most) throw busy();
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(leave);
        resolve();
      };
      const one = { bytes, enter };
      const leave = setTimeout(() => {
        line.splice(line.indexOf(one), 1);
        reject(busy());
        letIn();
      }, patienceMs);
      line.push(one);
    });
  }
}

function busy(): Refusal {
  return new Refusal(503, callErrors.busy, { 'Retry-After': '5' });
}
