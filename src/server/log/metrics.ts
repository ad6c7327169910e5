import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { type Counted, sumOf } from '../processes/departed-metrics.ts';
import type { Siblings } from '../processes/siblings.ts';

export type Metrics = {
  readonly observe: (method: string, route: string, status: number, milliseconds: number) => void;
  readonly clientError: () => void;
  readonly text: () => Promise<string>;
  readonly registry: Registry;
  readonly figures: () => Promise<readonly MetricObjectWithValues<MetricValue<string>>[]>;
  readonly contentType: string;
};

let ofNode: Registry | null = null;

// Watched once in a process, however many apps are made in it: it takes a timer of ten milliseconds and a look at each collection of
// garbage, neither of which is ever let go.
function watchNode(): Registry {
  if (ofNode !== null) return ofNode;
  ofNode = new Registry();
  collectDefaultMetrics({ register: ofNode });
  return ofNode;
}

/** What this process counts, told as the sum over all that serve beside it. */
export function createMetrics(siblings: Siblings): Metrics {
  const registry = new Registry();
  const watched = watchNode();
  for (const { name } of watched.getMetricsAsArray()) {
    const metric = watched.getSingleMetric(name);
    if (metric !== undefined) registry.registerMetric(metric);
  }
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const clientErrors = new Counter({
    name: 'client_script_errors_total',
    help: 'Script errors that browsers reported',
    registers: [registry],
  });
  siblings.reply('metrics', () => registry.getMetricsAsJSON());
  return {
    observe: (method, route, status, milliseconds) => {
      duration.labels({ method, route, status: String(status) }).observe(milliseconds / 1000);
    },
    clientError: () => clientErrors.inc(),
    text: async () => {
      const counted = await siblings.ask('metrics');
      // Both ends of the line are this program.
      return counted.length === 0 ? registry.metrics() : sumOf(counted as Counted[]).metrics();
    },
    registry,
    figures: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
