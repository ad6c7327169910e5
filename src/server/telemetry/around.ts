import type { Spans } from './telemetry.ts';

/** Each gives back what it was given where nobody asked for traces. */
export function aroundJob<Given extends readonly unknown[], Done>(
  spans: Spans | undefined,
  queue: string,
  perform: (...given: Given) => Promise<Done>,
): (...given: Given) => Promise<Done> {
  if (spans === undefined) return perform;
  const work = {
    name: `job ${queue}`,
    kind: 'consumer',
    attributes: { 'messaging.destination.name': queue },
  } as const;
  return (...given) => spans.run(work, () => perform(...given));
}

type Send = (request: Request) => Promise<Response>;

/** Whom we asked and how it ended: never the address, which may hold the id of a payment. */
export function aroundCalls(spans: Spans | undefined, to: string, send: Send): Send {
  if (spans === undefined) return send;
  return (request) => {
    const attributes = {
      'http.request.method': request.method,
      'server.address': new URL(request.url).hostname,
      'peer.service': to,
    };
    return spans.run({ name: `${request.method} ${to}`, kind: 'client', attributes }, async (span) => {
      const answer = await send(request);
      span.tell({ 'http.response.status_code': answer.status });
      if (answer.status >= 500) span.fail(String(answer.status));
      return answer;
    });
  };
}

export function aroundMail<Mail, Done>(
  spans: Spans | undefined,
  send: (mail: Mail) => Promise<Done>,
): (mail: Mail) => Promise<Done> {
  if (spans === undefined) return send;
  return (mail) =>
    spans.run({ name: 'send mail', kind: 'client', attributes: { 'peer.service': 'mail' } }, () =>
      send(mail),
    );
}
