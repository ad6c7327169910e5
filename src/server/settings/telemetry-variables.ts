import { z } from 'zod';

export const samplers = [
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
const exporter = oneOf(['otlp', 'none'], 'must be otlp, or none');
const pairs = z
  .string()
  .refine((value) => readPairs(value) !== null, {
    error: 'must be names and values, such as a=1,b=2',
    abort: true,
  })
  .transform((value) => readPairs(value) ?? {});
const headers = pairs.refine(areHeaders, 'must be names and values that a header may have, such as a=1,b=2');
const protocol = oneOf(['http/protobuf', 'http/json'], 'must be http/protobuf, or http/json');
const compression = oneOf(['gzip', 'none'], 'must be gzip, or none');
const milliseconds = wholeNumber('must be a whole number of milliseconds');
const spans = wholeNumber('must be a whole number of spans');

/** Without these nothing can be sent, or not to whom it was meant: a wrong one stops the start. */
const needed = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: headers.optional(),
} as const;

/** A wrong one of these is told and left out, as the standard has it: they are often set for all programs of a machine. */
export const dispensable = {
  OTEL_SDK_DISABLED: oneOf(['true', 'false'], 'must be true or false').optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_EXPORTER: exporter.optional(),
  OTEL_METRICS_EXPORTER: exporter.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_COMPRESSION: compression.default('none'),
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: compression.optional(),
  OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: compression.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: milliseconds.optional(),
  OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: milliseconds.optional(),
  OTEL_TRACES_SAMPLER: oneOf(samplers, `must be one of ${samplers.join(', ')}`).default(
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => Number(value) >= 0 && Number(value) <= 1, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5_000),
  OTEL_BSP_EXPORT_TIMEOUT: milliseconds.default(30_000),
  OTEL_BSP_MAX_QUEUE_SIZE: spans.default(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: spans.default(512),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
  OTEL_METRIC_EXPORT_TIMEOUT: milliseconds.default(30_000),
} as const;

/** Of OpenTelemetry's standard variables those that mean something here. */
export const telemetryVariables = { ...needed, ...dispensable } as const;

const shape = z.object(telemetryVariables);
export type TelemetryVariables = z.output<typeof shape>;

// The standard reads such a word in capitals too.
function oneOf<const Word extends string>(words: readonly Word[], error: string) {
  return z.string().toLowerCase().pipe(z.enum(words, { error }));
}

function wholeNumber(error: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,7}$/, error)
    .transform(Number);
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
