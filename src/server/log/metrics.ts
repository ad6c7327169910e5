import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly observe: (method: string, route: string, status: number, milliseconds: number) => void;
  readonly clientError: () => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  return {
    observe: (method, route, status, milliseconds) => {
      duration.labels({ method, route, status: String(status) }).observe(milliseconds / 1000);
    },
    clientError: () => clientErrors.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
