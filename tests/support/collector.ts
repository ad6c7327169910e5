import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** What a collector of OpenTelemetry is to the shop: an address that takes traces and figures as JSON. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      bodies.push(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const read = () => bodies.map((body) => JSON.parse(body) as Body);
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
