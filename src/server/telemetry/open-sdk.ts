import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Sampling, TelemetrySettings } from '../settings/telemetry.ts';
import { figureExport } from './export-figures.ts';
import { openSpanExporter } from './export-spans.ts';
import { spansOf } from './spans-of.ts';
import type { Telemetry } from './telemetry.ts';

// A collector that is away must not keep the shop from stopping.
const maxFlushMs = 2_000;
const complainEveryMs = 10 * 60_000;

/** Registered nowhere: no package that knows OpenTelemetry, such as the error reporter, finds or disturbs it. */
export function openSdk(settings: TelemetrySettings, log: Logger): Telemetry {
  const about = {
    'host.name': hostname(),
    'process.pid': process.pid,
    // Several processes of one start are told apart by it.
    'service.instance.id': randomUUID(),
    ...settings.attributes,
    'service.name': settings.serviceName,
  };
  const complain = quietly((reason) => log.warn({ reason }, 'traces or figures were not taken'));
  const closing: (() => Promise<void>)[] = [];

  function openSpans({ sampling, batching, ...where }: NonNullable<TelemetrySettings['traces']>) {
    const exporter = openSpanExporter(where, about, complain);
    const provider = new TracerProvider({
      sampler: samplerOf(sampling),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter,
          scheduledDelayMillis: batching.everyMs,
          maxExportBatchSize: batching.atMost,
          maxQueueSize: batching.waiting,
          exportTimeoutMillis: batching.timeoutMs,
        }),
      ],
    });
    closing.push(() => provider.shutdown());
    return spansOf(provider.getTracer('maathor'));
  }

  return {
    spans: settings.traces === null ? null : openSpans(settings.traces),
    exportFigures: (read) => {
      if (settings.metrics === null) return;
      const { everyMs, ...where } = settings.metrics;
      const send = figureExport(where, about, read, complain);
      const timer = setInterval(() => void send(), everyMs).unref();
      closing.push(async () => {
        clearInterval(timer);
        await send();
      });
    },
    close: async () => {
      const all = Promise.allSettled(closing.splice(0).map((close) => close()));
      await Promise.race([all, wait(maxFlushMs, undefined, { ref: false })]);
    },
  };
}

function samplerOf({ share, followsParent }: Sampling): Sampler {
  const root =
    share >= 1
      ? new AlwaysOnSampler()
      : share <= 0
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(share);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

// Every few seconds for as long as it is away would drown all else.
function quietly(tell: (reason: string) => void): (error: unknown) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - told < complainEveryMs) return;
    told = now;
    tell(error instanceof Error ? error.message : String(error));
  };
}
