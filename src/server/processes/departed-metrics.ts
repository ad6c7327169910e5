import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

export type Counted = MetricObjectWithValues<MetricValue<string>>[];

/**
 * What processes that are gone had counted when they were last asked: a sum that went down would look like a start of
 * the whole shop, and all that the others have counted like new.
 */
export function createDepartedMetrics<M>() {
  const last = new Map<M, Counted>();
  let departed = Promise.resolve<Counted>([]);
  return {
    // With what the departed have left.
    all: async (answers: ReadonlyMap<M, unknown>): Promise<readonly Counted[]> => {
      for (const [member, answer] of answers) last.set(member, answer as Counted);
      return [...last.values(), await departed];
    },
    left: (member: M): void => {
      const counted = last.get(member)?.filter(({ type }) => isCounter(String(type)));
      last.delete(member);
      if (counted !== undefined)
        departed = departed.then((before) => sumOf([before, counted]).getMetricsAsJSON());
    },
  };
}

export function sumOf(counted: readonly Counted[]) {
  return AggregatorRegistry.aggregate([...counted]);
}

function isCounter(type: string): boolean {
  return type === 'counter' || type === 'histogram';
}
