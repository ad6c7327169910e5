import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';
import { samplers } from './telemetry-variables.ts';

function telemetryOf(variables: Readonly<Record<string, string>>) {
  const result = parseSettings({ NODE_ENV: 'test', ...variables });
  return result.ok ? result.settings.telemetry : result.problems;
}

function warningsOf(variables: Readonly<Record<string, string>>) {
  const result = parseSettings({ NODE_ENV: 'test', ...variables });
  return result.ok ? result.settings.telemetryWarnings : result.problems;
}

describe('R15.6 the standard variables of OpenTelemetry', () => {
  it('are off unless an exporter or an address is named', () => {
    expect(telemetryOf({})).toBeNull();
    expect(telemetryOf({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
    const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(telemetryOf({ ...address, OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(
      telemetryOf({ ...address, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }),
    ).toBeNull();
  });

  it('name where each goes, in whose name and how much of it', () => {
    expect(
      telemetryOf({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://127.0.0.1:9090/api/v1/otlp/v1/metrics',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-scope=1',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=shop',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      serviceName: 'maathor',
      attributes: { 'deployment.environment.name': 'shop' },
      traces: {
        url: 'http://127.0.0.1:4318/v1/traces',
        headers: { authorization: 'Bearer abc', 'x-scope': '1' },
        timeoutMs: 10_000,
        ...{ protocol: 'http/protobuf', isCompressed: false },
        sampling: { share: 0.25, followsParent: true },
        batching: { everyMs: 5000, atMost: 512, waiting: 2048, timeoutMs: 30_000 },
      },
      metrics: {
        url: 'http://127.0.0.1:9090/api/v1/otlp/v1/metrics',
        headers: { authorization: 'Bearer abc', 'x-scope': '1' },
        timeoutMs: 10_000,
        ...{ protocol: 'http/protobuf', isCompressed: false },
        everyMs: 60_000,
      },
    });
    expect(telemetryOf({ OTEL_METRICS_EXPORTER: 'otlp' })).toMatchObject({
      traces: null,
      metrics: { url: 'http://localhost:4318/v1/metrics' },
    });
  });

  it('without which nothing can be sent stop the start when wrong', () => {
    expect(
      telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_EXPORTER_OTLP_HEADERS: 'nothing' }),
    ).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318',
      'OTEL_EXPORTER_OTLP_HEADERS must be names and values, such as a=1,b=2',
    ]);
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/protobuf, or http/json'],
    ['OTEL_EXPORTER_OTLP_METRICS_PROTOCOL', 'grpc', 'must be http/protobuf, or http/json'],
    ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zstd', 'must be gzip, or none'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', '10s', 'must be a whole number of milliseconds'],
    ['OTEL_TRACES_EXPORTER', 'console', 'must be otlp, or none'],
    ['OTEL_METRICS_EXPORTER', 'prometheus', 'must be otlp, or none'],
    ['OTEL_TRACES_SAMPLER', 'xray', `must be one of ${samplers.join(', ')}`],
    ['OTEL_TRACES_SAMPLER_ARG', 'endpoint=http://127.0.0.1:14250', 'must be a number from 0 to 1'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'nothing', 'must be names and values, such as a=1,b=2'],
    ['OTEL_BSP_MAX_QUEUE_SIZE', '-1', 'must be a whole number of spans'],
    ['OTEL_SDK_DISABLED', 'yes', 'must be true or false'],
    ['OTEL_PROPAGATORS', 'b3', 'is not followed here'],
    ['OTEL_LOGS_EXPORTER', 'otlp', 'is not followed here'],
    ['OTEL_EXPORTER_OTLP_CERTIFICATE', '/etc/ca.pem', 'is not followed here'],
  ])('are told and left out where the standard wants that: %s=%s', (name, value, problem) => {
    const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(warningsOf({ ...address, [name]: value })).toEqual([`${name} ${problem}`]);
    expect(telemetryOf({ ...address, [name]: value })).toEqual(telemetryOf(address));
    expect(warningsOf({ ...address, [name]: value, OTEL_SDK_DISABLED: 'true' })).toEqual([]);
  });

  it('are not told where what they ask for is done anyway', () => {
    expect(
      warningsOf({
        ...{ OTEL_PROPAGATORS: 'tracecontext', OTEL_LOGS_EXPORTER: 'none' },
        ...{ OTEL_EXPORTER_OTLP_METRICS_TEMPORALITY_PREFERENCE: 'cumulative' },
        ...{ OTEL_EXPORTER_OTLP_PROTOCOL: 'HTTP/JSON', OTEL_SDK_DISABLED: 'FALSE' },
      }),
    ).toEqual([]);
  });

  it('say how spans are gathered, how both are written and how long one waits', () => {
    expect(
      telemetryOf({
        ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip' },
        ...{
          OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: 'none',
          OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
        },
        ...{ OTEL_BSP_SCHEDULE_DELAY: '1000', OTEL_BSP_EXPORT_TIMEOUT: '3000' },
        ...{ OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '200' },
        ...{ OTEL_METRIC_EXPORT_INTERVAL: '5000', OTEL_METRIC_EXPORT_TIMEOUT: '2000' },
      }),
    ).toMatchObject({
      traces: {
        ...{ protocol: 'http/json', isCompressed: true, timeoutMs: 3000 },
        // A batch larger than the queue would never be full.
        batching: { everyMs: 1000, atMost: 100, waiting: 100, timeoutMs: 3000 },
      },
      metrics: { protocol: 'http/protobuf', isCompressed: false, timeoutMs: 2000, everyMs: 5000 },
    });
  });

  it('are not even looked at where it is switched off', () => {
    const wrong = {
      ...{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_EXPORTER: 'zipkin' },
      ...{ OTEL_EXPORTER_OTLP_HEADERS_FILE: '/nowhere', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    };
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'True' })).toBeNull();
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'false' })).toHaveLength(2);
  });

  it('name the shop by its attributes too, before its own name', () => {
    const named = { OTEL_TRACES_EXPORTER: 'otlp', OTEL_RESOURCE_ATTRIBUTES: 'service.name=noord,a=1' };
    expect(telemetryOf(named)).toMatchObject({ serviceName: 'noord', attributes: { a: '1' } });
    expect(telemetryOf({ ...named, OTEL_SERVICE_NAME: 'zuid' })).toMatchObject({ serviceName: 'zuid' });
  });

  it('of one signal hold before those of both', () => {
    const both = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a=1' };
    expect(
      telemetryOf({
        ...both,
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'b=2',
        OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: '500',
      }),
    ).toMatchObject({
      traces: { headers: { b: '2' }, timeoutMs: 10_000 },
      metrics: { headers: { a: '1' }, timeoutMs: 500 },
    });
  });

  it.each(['sleutel=€', 'sleutel=a%0Ab', 'slé=1', 'a(b)=1'])(
    'send no header that none can be: %s',
    (value) => {
      expect(telemetryOf({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_HEADERS: value })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS must be names and values that a header may have, such as a=1,b=2',
      ]);
    },
  );

  it('send nothing over an open line in production, with a key or without', () => {
    const required = {
      ...{ SESSION_SECRET: 'x'.repeat(40), MOLLIE_API_KEY: 'live_abc', SMTP_URL: 'smtp://127.0.0.1:25' },
      ...{ PUBLIC_URL: 'https://www.example.nl', NODE_ENV: 'production' },
    };
    const problem = (name: string) =>
      `${name} must begin with https:// beyond this machine with NODE_ENV=production`;
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
      const open = { ...required, [name]: 'http://otel.example.nl:4318' };
      expect(telemetryOf(open)).toContain(problem(name));
      expect(telemetryOf({ ...open, OTEL_EXPORTER_OTLP_HEADERS: 'a=1' })).toContain(problem(name));
      expect(telemetryOf({ ...open, NODE_ENV: 'test' })).not.toContain(problem(name));
      for (const address of ['https://otel.example.nl:4318', 'http://127.0.0.1:4318'])
        expect(telemetryOf({ ...open, [name]: address })).not.toContain(problem(name));
    }
  });
});
