import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export type ReceivedSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, string>>;
};

type KeyValue = { readonly key: string; readonly value: Readonly<Record<string, string>> };
type WireSpan = Omit<ReceivedSpan, 'attributes'> & { readonly attributes: readonly KeyValue[] };
type Body = {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[];
  }[];
};

/** One for a test. */
export async function openCollector() {
  const collector = await startCollector();
  onTestFinished(collector.close);
  return collector;
}

/** What a collector of OpenTelemetry is to the shop: an address that takes traces and figures; what comes as JSON it can read. */
export async function startCollector() {
  const bodies: string[] = [];
  const kinds = new Set<string>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { 'content-type': type, 'content-encoding': encoding } = request.headers;
      const body = Buffer.concat(parts);
      bodies.push((encoding === 'gzip' ? gunzipSync(body) : body).toString());
      kinds.add([type, encoding].filter((word) => word !== undefined).join(' '));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const read = () => bodies.map((body) => JSON.parse(body) as Body);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    url,
    // Who is asked with these sends what the collector can read.
    asJson: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    kinds: () => [...kinds],
    // All that came in, as it came in.
    text: () => bodies.join('\n'),
    spans: (): readonly ReceivedSpan[] =>
      read()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans.map((span) => ({ ...span, attributes: plain(span.attributes) }))),
    figures: (): readonly string[] =>
      read()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics.map(({ name }) => name)),
  };
}

function plain(attributes: readonly KeyValue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
}
