import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

type Lanes = <T>(name: number, work: () => Promise<T>) => Promise<T>;

/**
 * For work that waits for others of the same name anyway: of each name so many are at work, the rest waits here, in the
 * order they came and not on a connection that somebody else could use. Whoever finds as many waiting as may is told at once.
 */
export function createLanes(atOnce: number, waiting = Number.POSITIVE_INFINITY): Lanes {
  const lanes = new Map<number, { working: number; readonly line: (() => void)[] }>();
  return async (name, work) => {
    const lane = lanes.get(name) ?? { working: 0, line: [] };
    lanes.set(name, lane);
    if (lane.working < atOnce) lane.working += 1;
    else if (lane.line.length < waiting) await new Promise<void>((resolve) => lane.line.push(resolve));
    else throw new Refusal(429, callErrors.tooMany, { 'Retry-After': '3' });
    try {
      return await work();
    } finally {
      const next = lane.line.shift();
      if (next === undefined) lane.working -= 1;
      else next();
      if (lane.working === 0) lanes.delete(name);
    }
  };
}
