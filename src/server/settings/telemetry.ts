import { z } from 'zod';

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
const milliseconds = z
  .string()
  .regex(/^[1-9]\d{0,7}$/, 'must be a whole number of milliseconds')
  .transform(Number);

/** Of OpenTelemetry's standard variables those that mean something here; the others are left alone. */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  OTEL_SERVICE_NAME: z.string().default('maathor'),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_EXPORTER: exporter.optional(),
  OTEL_METRICS_EXPORTER: exporter.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json'], { error: 'must be http/json, which a collector takes beside http/protobuf' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
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

/** Null unless somebody asks for it: then nothing of it is even loaded. */
export function telemetryFrom(checked: Checked): TelemetrySettings | null {
  if (checked.OTEL_SDK_DISABLED === 'true') return null;
  const traces = exportOf(
    checked,
    'traces',
    checked.OTEL_TRACES_EXPORTER,
    checked.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  );
  const metrics = exportOf(
    checked,
    'metrics',
    checked.OTEL_METRICS_EXPORTER,
    checked.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT,
  );
  if (traces === null && metrics === null) return null;
  return {
    serviceName: checked.OTEL_SERVICE_NAME,
    attributes: checked.OTEL_RESOURCE_ATTRIBUTES ?? {},
    traces: traces && { ...traces, sampling: samplingOf(checked) },
    metrics: metrics && { ...metrics, everyMs: checked.OTEL_METRIC_EXPORT_INTERVAL },
  };
}

function exportOf(
  checked: Checked,
  signal: 'traces' | 'metrics',
  asked: 'otlp' | 'none' | undefined,
  own: string | undefined,
): Export | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: common } = checked;
  const isAsked = asked === 'otlp' || own !== undefined || common !== undefined;
  if (asked === 'none' || !isAsked) return null;
  return {
    // An address for all takes a path of each; one of its own is used as it stands.
    url: own ?? `${(common ?? usualEndpoint).replace(/\/$/, '')}/v1/${signal}`,
    headers: checked.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMs: checked.OTEL_EXPORTER_OTLP_TIMEOUT,
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
  const telemetry = telemetryFrom(checked);
  if (checked.NODE_ENV !== 'production' || telemetry === null) return [];
  return [telemetry.traces, telemetry.metrics]
    .filter((one) => one !== null)
    .some(({ url, headers }) => url.startsWith('http:') && isBeyond(url) && Object.keys(headers).length > 0)
    ? [
        'OTEL_EXPORTER_OTLP_HEADERS must not be set beyond this machine without https:// with NODE_ENV=production',
      ]
    : [];
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
