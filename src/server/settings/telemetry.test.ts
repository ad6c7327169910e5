import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';

function telemetryOf(variables: Readonly<Record<string, string>>) {
  const result = parseSettings({ NODE_ENV: 'test', ...variables });
  return result.ok ? result.settings.telemetry : result.problems;
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
        sampling: { share: 0.25, followsParent: true },
      },
      metrics: {
        url: 'http://127.0.0.1:9090/api/v1/otlp/v1/metrics',
        headers: { authorization: 'Bearer abc', 'x-scope': '1' },
        timeoutMs: 10_000,
        everyMs: 60_000,
      },
    });
    expect(telemetryOf({ OTEL_METRICS_EXPORTER: 'otlp' })).toMatchObject({
      traces: null,
      metrics: { url: 'http://localhost:4318/v1/metrics' },
    });
  });

  it('are told by their name when wrong', () => {
    expect(
      telemetryOf({
        ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_TRACES_EXPORTER: 'zipkin' },
        ...{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER_ARG: '2' },
        ...{ OTEL_RESOURCE_ATTRIBUTES: 'nothing' },
      }),
    ).toEqual([
      'OTEL_RESOURCE_ATTRIBUTES must be names and values, such as a=1,b=2',
      'OTEL_TRACES_EXPORTER must be otlp, or none',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318',
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which a collector takes beside http/protobuf',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    ]);
  });

  it('are not even looked at where it is switched off', () => {
    const wrong = {
      ...{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_EXPORTER: 'zipkin' },
      ...{ OTEL_EXPORTER_OTLP_HEADERS_FILE: '/nowhere', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    };
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'True' })).toBeNull();
    expect(telemetryOf({ ...wrong, OTEL_SDK_DISABLED: 'false' })).toHaveLength(4);
    expect(telemetryOf({ OTEL_SDK_DISABLED: 'yes' })).toEqual(['OTEL_SDK_DISABLED must be true or false']);
  });

  it('name the shop by its attributes too, before its own name', () => {
    const named = { OTEL_TRACES_EXPORTER: 'otlp', OTEL_RESOURCE_ATTRIBUTES: 'service.name=noord,a=1' };
    expect(telemetryOf(named)).toMatchObject({ serviceName: 'noord', attributes: { a: '1' } });
    expect(telemetryOf({ ...named, OTEL_SERVICE_NAME: 'zuid' })).toMatchObject({ serviceName: 'zuid' });
  });

  it('of one signal hold before those of both, and are told when wrong', () => {
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
    const problem = 'must be http/json, which a collector takes beside http/protobuf';
    for (const signal of ['TRACES', 'METRICS']) {
      const name = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`;
      expect(telemetryOf({ ...both, [name]: 'grpc' })).toEqual([`${name} ${problem}`]);
    }
  });

  it.each(['sleutel=€', 'sleutel=a%0Ab', 'slé=1', 'a(b)=1'])(
    'send no header that none can be: %s',
    (value) => {
      expect(telemetryOf({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_HEADERS: value })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS must be names and values that a header may have, such as a=1,b=2',
      ]);
    },
  );

  it('send no key over an open line in production', () => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.nl:4318', NODE_ENV: 'production' };
    const problem =
      'OTEL_EXPORTER_OTLP_HEADERS must not be set beyond this machine without https:// with NODE_ENV=production';
    const required = {
      ...{ SESSION_SECRET: 'x'.repeat(40), MOLLIE_API_KEY: 'live_abc', SMTP_URL: 'smtp://127.0.0.1:25' },
      PUBLIC_URL: 'https://www.example.nl',
    };
    expect(telemetryOf({ ...required, ...variables })).not.toContain(problem);
    expect(telemetryOf({ ...required, ...variables, OTEL_EXPORTER_OTLP_HEADERS: 'a=1' })).toContain(problem);
    expect(telemetryOf({ ...required, ...variables, OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=1' })).toContain(
      problem.replace('HEADERS', 'TRACES_HEADERS'),
    );
  });
});
