type Lanes = <T>(name: number, work: () => Promise<T>) => Promise<T>;

/**
 * For work that waits for others of the same name anyway: of each name so many are at work, the rest waits here, in the
 * order they came and not on a connection that somebody else could use.
 */
export function createLanes(atOnce: number): Lanes {
  const lanes = new Map<number, { working: number; readonly line: (() => void)[] }>();
  return async (name, work) => {
    const lane = lanes.get(name) ?? { working: 0, line: [] };
    lanes.set(name, lane);
    if (lane.working < atOnce) lane.working += 1;
    else await new Promise<void>((resolve) => lane.line.push(resolve));
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
