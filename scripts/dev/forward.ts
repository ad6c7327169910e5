import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to the shop, as a proxy would that it trusts. */
export function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const given = request.headers['x-forwarded-for'];
  const forwardedFor = [given, request.socket.remoteAddress].filter((address) => address !== undefined);
  const onward = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, 'x-forwarded-for': forwardedFor.join(', ') },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withStyleNonce(answer.headers));
    answer.pipe(response);
  });
  onward.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The shop did not answer: ${error.message}`);
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

// The bundler puts styles into the page itself, so that it can change them there.
function withStyleNonce(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const policy = headers['content-security-policy'];
  const nonce = typeof policy === 'string' ? /'nonce-[^']+'/.exec(policy)?.[0] : undefined;
  if (typeof policy !== 'string' || nonce === undefined) return headers;
  return { ...headers, 'content-security-policy': policy.replace("style-src 'self'", `$& ${nonce}`) };
}
