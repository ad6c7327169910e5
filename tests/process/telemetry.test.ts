import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openCollector } from '#tests/support/collector.ts';
import {
  bundledPrograms,
  copyStoppedShop,
  startShopProcess,
  temporaryFolder,
} from '#tests/support/shop-process.ts';

/**
 * A shop that writes down every file of OpenTelemetry that it loads, but for the bare interface, which prom-client always
 * brings, and of our own what speaks to it.
 */
async function startNoting(variables: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  const noted = join(await temporaryFolder(), 'loaded');
  const hook = `import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (/@opentelemetry\\/(?!api\\/)|open-sdk/.test(url)) appendFileSync(${JSON.stringify(noted)}, url + '\\n');
      return next(url, context);
    } });`;
  const command = [
    process.execPath,
    '--import',
    `data:text/javascript,${encodeURIComponent(hook)}`,
    bundledPrograms().main,
  ];
  const shop = await startShopProcess({ DATA_DIR: folder, PORT: '0', ...variables }, { command });
  return { ...shop, loaded: () => readFile(noted, 'utf8').catch(() => '') };
}

it('R15.6 a shop that nobody asked for traces loads nothing of OpenTelemetry', async () => {
  const shop = await startNoting({});
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.loaded()).toBe('');
});

it('R15.6 a shop that was asked hands over what it has before it stops', { tags: ['thorough'] }, async () => {
  const collector = await openCollector();
  const shop = await startNoting({
    ...{ ...collector.asJson, OTEL_SERVICE_NAME: 'proef', LOG_LEVEL: 'warn' },
    ...{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc', OTEL_EXPORTER_OTLP_CERTIFICATE: '/etc/ca.pem' },
  });
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.loaded()).toContain('/@opentelemetry/sdk-trace/');
  const ended = await shop.kill('SIGTERM');
  expect(ended.code).toBe(0);
  expect(ended.stdout).toContain('OTEL_EXPORTER_OTLP_CERTIFICATE is not followed here');
  expect(ended.stdout).toContain('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be http/protobuf, or http/json');
  const request = collector.spans().find(({ name }) => name === 'GET /readyz');
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(['SELECT']);
  expect(collector.figures()).toEqual(
    expect.arrayContaining(['http_request_duration_seconds', 'process_resident_memory_bytes']),
  );
  expect(collector.text()).toContain('"proef"');
});

it('R15.6 a collector that is away ends nothing and holds up no stop', { tags: ['thorough'] }, async () => {
  const shop = await startNoting({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_METRIC_EXPORT_INTERVAL: '100',
    LOG_LEVEL: 'warn',
  });
  await vi.waitFor(() => expect(shop.stdout()).toContain('traces or figures were not taken'), {
    timeout: 10_000,
  });
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  const ended = await shop.kill('SIGTERM');
  expect(ended.code).toBe(0);
  expect(ended.stdout.match(/traces or figures were not taken/g)).toHaveLength(1);
});
