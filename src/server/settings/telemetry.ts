import { z } from 'zod';
import type { Variables } from './seller.ts';

/** Where traces or figures go, and how; the names are OpenTelemetry's own. */
export type Export = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

export type Sampling = { readonly share: number; readonly followsParent: boolean };

export type TelemetrySettings = {
  readonly serviceName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly traces: (Export & { readonly sampling: Sampling }) | null;
  readonly metrics: (Export & { readonly everyMs: number }) | null;
};

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const address = z.string().refine((value) => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''), {
  error: 'must be an address such as http://127.0.0.1:4318',
  abort: true,
});
const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp, or none' });
const pairs = z
  .string()
  .refine((value) => readPairs(value) !== null, {
    error: 'must be names and values, such as a=1,b=2',
    abort: true,
  })
  .transform((value) => readPairs(value) ?? {});
const headers = pairs.refine(areHeaders, 'must be names and values that a header may have, such as a=1,b=2');
const protocol = z.enum(['http/json'], {
  error: 'must be http/json, which a collector takes beside http/protobuf',
});
const milliseconds = z
  .string()
  .regex(/^[1-9]\d{0,7}$/, 'must be a whole number of milliseconds')
  .transform(Number);

/** Of OpenTelemetry's standard variables those that mean something here; the others are left alone. */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: z
    .string()
    .regex(/^(true|false)$/i, 'must be true or false')
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_EXPORTER: exporter.optional(),
  OTEL_METRICS_EXPORTER: exporter.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: milliseconds.optional(),
  OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: milliseconds.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => Number(value) >= 0 && Number(value) <= 1, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
} as const;

const shape = z.object(telemetryVariables);
type Checked = z.output<typeof shape>;

// The standard's own, for who names an exporter and no address.
const usualEndpoint = 'http://localhost:4318';

const disabling = 'OTEL_SDK_DISABLED';

/** Who switches it off is not told what is wrong with the rest of it. */
export function withoutDisabledTelemetry(given: Variables): Variables {
  if (given[disabling]?.toLowerCase() !== 'true') return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith('OTEL_')));
}

/** Null unless somebody asks for it: then nothing of it is even loaded. */
export function telemetryFrom(checked: Checked): TelemetrySettings | null {
  const traces = exportOf(checked, 'TRACES');
  const metrics = exportOf(checked, 'METRICS');
  if (traces === null && metrics === null) return null;
  const { 'service.name': named, ...attributes } = checked.OTEL_RESOURCE_ATTRIBUTES ?? {};
  return {
    serviceName: checked.OTEL_SERVICE_NAME ?? named ?? 'maathor',
    attributes,
    traces: traces && { ...traces, sampling: samplingOf(checked) },
    metrics: metrics && { ...metrics, everyMs: checked.OTEL_METRIC_EXPORT_INTERVAL },
  };
}

// What is said of the one holds before what is said of both.
function exportOf(checked: Checked, signal: 'TRACES' | 'METRICS'): Export | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: common } = checked;
  const asked = checked[`OTEL_${signal}_EXPORTER`];
  const own = checked[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`];
  const isAsked = asked === 'otlp' || own !== undefined || common !== undefined;
  if (asked === 'none' || !isAsked) return null;
  return {
    // An address for all takes a path of each; one of its own is used as it stands.
    url: own ?? `${(common ?? usualEndpoint).replace(/\/$/, '')}/v1/${signal.toLowerCase()}`,
    headers: checked[`OTEL_EXPORTER_OTLP_${signal}_HEADERS`] ?? checked.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMs: checked[`OTEL_EXPORTER_OTLP_${signal}_TIMEOUT`] ?? checked.OTEL_EXPORTER_OTLP_TIMEOUT,
  };
}

function samplingOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Checked): Sampling {
  const shares = { always_on: 1, always_off: 0, traceidratio: share } as const;
  const followsParent = sampler.startsWith('parentbased_');
  return { share: shares[sampler.replace('parentbased_', '') as keyof typeof shares], followsParent };
}

/** In production a key goes to nobody over an open line. */
export function telemetryProblems(
  checked: Checked & { readonly NODE_ENV: string },
  isBeyond: (url: string) => boolean,
): readonly string[] {
  if (checked.NODE_ENV !== 'production') return [];
  const open = (['TRACES', 'METRICS'] as const).flatMap((signal) => {
    const { url = '', headers = {} } = exportOf(checked, signal) ?? {};
    if (!url.startsWith('http:') || !isBeyond(url) || Object.keys(headers).length === 0) return [];
    const own = `OTEL_EXPORTER_OTLP_${signal}_HEADERS` as const;
    return [checked[own] === undefined ? 'OTEL_EXPORTER_OTLP_HEADERS' : own];
  });
  return [...new Set(open)].map(
    (name) => `${name} must not be set beyond this machine without https:// with NODE_ENV=production`,
  );
}

// Otherwise everything that is sent fails, long after the start.
function areHeaders(read: Readonly<Record<string, string>>): boolean {
  try {
    new Headers({ ...read });
    return true;
  } catch {
    return false;
  }
}

// As W3C's baggage is written: a=1,b=2, with what is special as %20.
function readPairs(text: string): Readonly<Record<string, string>> | null {
  const read: [string, string][] = [];
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at === -1 || !/^[^\s=]+$/.test(name)) return null;
    try {
      read.push([name, decodeURIComponent(pair.slice(at + 1).trim())]);
    } catch {
      return null;
    }
  }
  return Object.fromEntries(read);
}
