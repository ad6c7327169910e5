import type { TelemetryVariables } from './telemetry-variables.ts';

/** Where traces or figures go, and how; the names are OpenTelemetry's own. */
export type Export = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly isCompressed: boolean;
};

export type Sampling = { readonly share: number; readonly followsParent: boolean };

/** How finished spans wait for each other; what finds the queue full is lost. */
export type Batching = {
  readonly everyMs: number;
  readonly atMost: number;
  readonly waiting: number;
  readonly timeoutMs: number;
};

export type TelemetrySettings = {
  readonly serviceName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly traces: (Export & { readonly sampling: Sampling; readonly batching: Batching }) | null;
  readonly metrics: (Export & { readonly everyMs: number }) | null;
};

// The standard's own, for who names an exporter and no address.
const usualEndpoint = 'http://localhost:4318';

/** Null unless somebody asks for it: then nothing of it is even loaded. */
export function telemetryFrom(checked: TelemetryVariables): TelemetrySettings | null {
  const traces = exportOf(checked, 'TRACES');
  const metrics = exportOf(checked, 'METRICS');
  if (traces === null && metrics === null) return null;
  const { 'service.name': named, ...attributes } = checked.OTEL_RESOURCE_ATTRIBUTES ?? {};
  return {
    serviceName: checked.OTEL_SERVICE_NAME ?? named ?? 'maathor',
    attributes,
    traces: traces && { ...traces, sampling: samplingOf(checked), batching: batchingOf(checked) },
    metrics: metrics && { ...metrics, everyMs: checked.OTEL_METRIC_EXPORT_INTERVAL },
  };
}

// What is said of the one holds before what is said of both.
function exportOf(checked: TelemetryVariables, signal: 'TRACES' | 'METRICS'): Export | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: common } = checked;
  const asked = checked[`OTEL_${signal}_EXPORTER`];
  const own = checked[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`];
  const isAsked = asked === 'otlp' || own !== undefined || common !== undefined;
  if (asked === 'none' || !isAsked) return null;
  return {
    // An address for all takes a path of each; one of its own is used as it stands.
    url: own ?? `${(common ?? usualEndpoint).replace(/\/$/, '')}/v1/${signal.toLowerCase()}`,
    headers: checked[`OTEL_EXPORTER_OTLP_${signal}_HEADERS`] ?? checked.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    // Whichever is over first.
    timeoutMs: Math.min(
      checked[`OTEL_EXPORTER_OTLP_${signal}_TIMEOUT`] ?? checked.OTEL_EXPORTER_OTLP_TIMEOUT,
      checked[signal === 'TRACES' ? 'OTEL_BSP_EXPORT_TIMEOUT' : 'OTEL_METRIC_EXPORT_TIMEOUT'],
    ),
    protocol: checked[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] ?? checked.OTEL_EXPORTER_OTLP_PROTOCOL,
    isCompressed:
      (checked[`OTEL_EXPORTER_OTLP_${signal}_COMPRESSION`] ?? checked.OTEL_EXPORTER_OTLP_COMPRESSION) ===
      'gzip',
  };
}

function batchingOf(checked: TelemetryVariables): Batching {
  return {
    everyMs: checked.OTEL_BSP_SCHEDULE_DELAY,
    atMost: Math.min(checked.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, checked.OTEL_BSP_MAX_QUEUE_SIZE),
    waiting: checked.OTEL_BSP_MAX_QUEUE_SIZE,
    timeoutMs: checked.OTEL_BSP_EXPORT_TIMEOUT,
  };
}

function samplingOf({
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: share,
}: TelemetryVariables): Sampling {
  const shares = { always_on: 1, always_off: 0, traceidratio: share } as const;
  const followsParent = sampler.startsWith('parentbased_');
  return { share: shares[sampler.replace('parentbased_', '') as keyof typeof shares], followsParent };
}

/** In production nobody on the way reads what the shop does, nor the key to where it is kept. */
export function telemetryProblems(
  checked: TelemetryVariables & { readonly NODE_ENV: string },
  isBeyond: (url: string) => boolean,
): readonly string[] {
  if (checked.NODE_ENV !== 'production') return [];
  const open = (['TRACES', 'METRICS'] as const).flatMap((signal) => {
    const { url = '' } = exportOf(checked, signal) ?? {};
    if (!url.startsWith('http:') || !isBeyond(url)) return [];
    const own = `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT` as const;
    return [checked[own] === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : own];
  });
  return [...new Set(open)].map(
    (name) => `${name} must begin with https:// beyond this machine with NODE_ENV=production`,
  );
}
