import { PerformanceObserver } from 'node:perf_hooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { alone } from '../processes/siblings.ts';
import { createMetrics } from './metrics.ts';

it('Node is watched once, however many apps a process makes, and each app tells of it', async () => {
  const first = createMetrics(alone);
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
  onTestFinished(() => observe.mockRestore());
  const second = createMetrics(alone);
  expect(observe).not.toHaveBeenCalled();
  for (const { text } of [first, second])
    expect(await text()).toMatch(/process_cpu_seconds_total [\s\S]*nodejs_eventloop_lag_seconds /);
});
