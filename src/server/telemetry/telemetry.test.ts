import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { openCollector } from '#tests/support/collector.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectPool } from '../database/open.ts';
import { choosePaymentProvider } from '../integrations/choose-payment-provider.ts';
import { workOn } from '../jobs/work-on.ts';
import { startBoss } from '../queue/queues.ts';
import { metricsOf } from './export-figures.ts';
import { openTelemetry } from './open-telemetry.ts';
import { watchPool, withoutLiterals } from './watch-pool.ts';

const own = await testDatabase();

/** The shop as it is with these settings, with a pool of its own that is watched. */
async function watchedShop(variables: Readonly<Record<string, string>>, connections = 5) {
  const given = settings({ TRUSTED_PROXIES: '127.0.0.1', ...variables });
  const telemetry = await openTelemetry(given.telemetry, pino({ level: 'silent' }));
  const { database, pool } = connectPool({ connectionString: own.url, max: connections }, () => undefined);
  onTestFinished(() => pool.end());
  const { spans, exportFigures, close } = telemetry;
  if (spans === null) throw new Error('no traces were asked for');
  watchPool(pool, spans);
  const shop = testApp(database, { settings: given, spans, exportFigures });
  return { ...shop, spans, pool, database, close };
}

const fromProxy = {
  incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
};

describe('R15.6 OpenTelemetry', () => {
  it('a request is a span with its statements in it, by its pattern and without what opens a door', async () => {
    const collector = await openCollector();
    const shop = await watchedShop(collector.asJson);
    const token = 'T0ken_of-a-payment-link-that-nobody-may-see-x';
    await shop.app.request('/readyz');
    await shop.app.request(`/payment/${token}?via=secretmail`);
    await shop.close();
    const spans = collector.spans();
    const ready = spans.find(({ name }) => name === 'GET /readyz');
    expect(ready).toMatchObject({
      kind: 2,
      parentSpanId: '',
      attributes: { 'http.route': '/readyz', 'http.response.status_code': '200' },
    });
    expect(ready?.attributes['maathor.request_id']).toMatch(/^[\da-f-]{36}$/);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === ready?.spanId);
    expect(statements.map(({ name, traceId }) => [name, traceId])).toEqual([['SELECT', ready?.traceId]]);
    expect(statements[0]?.attributes['db.query.text']).toBe('select ? from price_lists limit ?');
    expect(spans.map(({ name }) => name)).toContain('GET /payment/:token');
    expect(collector.text()).not.toContain(token.slice(0, 12));
    expect(collector.text()).not.toContain('secretmail');
    expect(collector.figures()).toContain('http_request_duration_seconds');
  });

  it('only a proxy of ours may say what a request is part of', async () => {
    const collector = await openCollector();
    const shop = await watchedShop({
      OTEL_TRACES_EXPORTER: 'otlp',
      ...collector.asJson,
    });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    await shop.app.request('/healthz', { headers }, fromProxy as never);
    await shop.app.request('/readyz', { headers });
    await shop.close();
    const traceOf = (name: string) => collector.spans().find((span) => span.name === name)?.traceId;
    expect(traceOf('GET /healthz')).toBe(traceId);
    expect(traceOf('GET /readyz')).toMatch(/^[\da-f]{32}$/);
    expect(traceOf('GET /readyz')).not.toBe(traceId);
  });

  it('who waits for a connection of another keeps its own statements', async () => {
    const collector = await openCollector();
    const { spans, pool, close } = await watchedShop(collector.asJson, 1);
    const names = ['one', 'two', 'three'];
    await Promise.all(
      names.map((name) =>
        spans.run({ name, kind: 'consumer' }, () => pool.query(`select $1::text as ${name}`, [name])),
      ),
    );
    await close();
    const all = collector.spans();
    for (const name of names) {
      const outer = all.find((span) => span.name === name);
      const inner = all.filter(({ parentSpanId }) => parentSpanId === outer?.spanId);
      expect(inner.map(({ attributes }) => attributes['db.query.text'])).toEqual([
        `select $1::text as ${name}`,
      ]);
    }
  });

  it('a job and a call to the payment provider are spans, and one that fails says no more than its kind', async () => {
    const collector = await openCollector();
    const { spans, pool, database, deps, close } = await watchedShop({
      ...collector.asJson,
    });
    const boss = await startBoss(pool, () => undefined, 'worker');
    const provider = choosePaymentProvider(deps.settings, database, deps.now, spans);
    const perform = vi.fn(async () => {
      await provider.find('tr_secretsecret');
      await pool.query(`select 1/0, 'a customer'`);
    });
    await workOn(boss, { ...deps, pollingIntervalSeconds: 0.5 }, 'do-long-work', perform);
    await boss.send('do-long-work', { workId: 'x' }, { retryLimit: 0 });
    await eventually(() => expect(perform.mock.settledResults[0]?.type).toBe('rejected'));
    await boss.stop({ graceful: true, timeout: 2000 });
    await close();
    const all = collector.spans();
    const job = all.find(({ name }) => name === 'job do-long-work');
    expect(job).toMatchObject({ kind: 5, attributes: { 'error.type': '22012' } });
    const within = all.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(within.map(({ name }) => name)).toEqual(expect.arrayContaining(['GET mollie', 'SELECT']));
    expect(collector.text()).not.toMatch(/tr_secret|a customer|division by zero/);
  });

  it('figures go only where they are asked for, and traces as often', async () => {
    const off = await openTelemetry(
      settings({ OTEL_SERVICE_NAME: 'x' }).telemetry,
      pino({ level: 'silent' }),
    );
    expect(off.spans).toBeNull();
    const collector = await openCollector();
    const shop = await watchedShop({
      ...{ ...collector.asJson, OTEL_METRICS_EXPORTER: 'none' },
      OTEL_TRACES_SAMPLER: 'always_off',
    });
    await shop.app.request('/readyz');
    await shop.close();
    expect(collector.text()).toBe('');
  });

  it('goes over the line as protobuf, and packed where that is asked for', async () => {
    const collector = await openCollector();
    const shop = await watchedShop({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: 'gzip',
    });
    await shop.app.request('/readyz');
    await shop.close();
    expect(collector.kinds().toSorted()).toEqual(['application/x-protobuf', 'application/x-protobuf gzip']);
    expect(collector.text()).toContain('GET /readyz');
    expect(collector.text()).toContain('http_request_duration_seconds');
  });

  it('goes as soon and in as many pieces as is asked for', async () => {
    const collector = await openCollector();
    const { spans, close } = await watchedShop({
      ...collector.asJson,
      ...{
        OTEL_METRICS_EXPORTER: 'none',
        OTEL_BSP_SCHEDULE_DELAY: '20',
        OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '2',
      },
    });
    const names = ['one', 'two', 'three'];
    for (const name of names) await spans.run({ name, kind: 'consumer' }, () => Promise.resolve());
    // Not waiting for the stop, and less than the five seconds that are usual.
    await vi.waitFor(() => expect(collector.spans().map(({ name }) => name)).toEqual(names), 4000);
    expect(collector.text().split('\n')).toHaveLength(2);
    await close();
  });

  it('a collector that is away costs a line of the log and ends nothing', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const { telemetry: given } = settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const telemetry = await openTelemetry(given, log);
    telemetry.exportFigures(() => Promise.resolve([]));
    await telemetry.spans?.run({ name: 'x', kind: 'server' }, () => Promise.resolve());
    await telemetry.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('traces or figures were not taken');
  });
});

describe('R15.6 figures of Prometheus as OpenTelemetry writes them', () => {
  it('counts between two bounds what Prometheus counts up to one', () => {
    const bucket = (le: number | string, value: number) => ({
      metricName: 'h_bucket',
      labels: { le, route: '/' },
      value,
    });
    const values = [
      ...[bucket(0.1, 2), bucket(1, 5), bucket('+Inf', 6)],
      { metricName: 'h_sum', labels: { route: '/' }, value: 3.5 },
      { metricName: 'h_count', labels: { route: '/' }, value: 6 },
    ];
    const figures = [{ name: 'h', help: 'x', type: 'histogram', aggregator: 'sum', values }];
    const [histogram] = metricsOf(figures as never, new Date(0), new Date(1000));
    expect(histogram).toMatchObject({
      name: 'h',
      histogram: {
        dataPoints: [
          {
            ...{ count: '6', sum: 3.5, explicitBounds: [0.1, 1], bucketCounts: ['2', '3', '1'] },
            ...{ startTimeUnixNano: '0000000', timeUnixNano: '1000000000' },
            attributes: [{ key: 'route', value: { stringValue: '/' } }],
          },
        ],
      },
    });
  });
});

it.each([
  [
    `select * from mails where recipient = 'a@b.nl' and id = 12`,
    'select * from mails where recipient = ? and id = ?',
  ],
  [`insert into x values ($1, $2, 'it''s', 3.5)`, 'insert into x values ($1, $2, ?, ?)'],
  [`do $body$ begin secret; end $body$`, 'do ?'],
  [`select "a1", b2 from  t1\n where c = $10`, 'select "a1", b2 from t1 where c = $10'],
])('R15.6 %s leaves the shop without its values', (text, clean) => {
  expect(withoutLiterals(text)).toBe(clean);
});
