import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callErrors } from '#text/calls/call-errors.ts';
import { looksLikeCall } from './middleware/is-call.ts';
import { letPiecesGo } from './turns/give-back.ts';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown;

type Most = {
  readonly requests: number;
  // Of which the body is still on its way: whoever sends it slowly leaves room for everybody else.
  readonly arriving: number;
  // A browser and a proxy send the next when they have the answer; each of a hundred sent ahead holds a whole page.
  readonly perConnection: number;
};

/** What a process takes on at once. A request holds some fifty kilobytes while it waits for the database. */
const most: Most = { requests: 1000, arriving: 250, perConnection: 8 };

// What comes above this is not even listened to: ten kilobytes each.
const maxConnections = 4000;

/** Times within which a request must have come in, and after which nobody reads the answer any more. */
export const timeLimits = {
  headersTimeout: 15_000,
  // 24 MB of photos over a poor line.
  requestTimeout: 150_000,
  connectionsCheckingInterval: 5_000,
} as const;

// Longer than the longest document takes to make.
const unreadMs = 150_000;

export function limitConnections(server: Server): void {
  server.maxConnections = maxConnections;
  server.timeout = unreadMs;
}

/** Whatever is too much is told so here, before it costs anything: a full process answers late, and grows until it falls over. */
export function withinLimits(listener: RequestListener, limits: Most = most): RequestListener {
  let inside = 0;
  const arriving = new Set<IncomingMessage>();
  const onConnection = new WeakMap<Socket, number>();

  return (request, response) => {
    const { socket } = request;
    const before = onConnection.get(socket) ?? 0;
    const isArriving = hasBody(request);
    if (isArriving) response.on('prefinish', () => dropRest(request));
    if (inside >= limits.requests || before >= limits.perConnection) return sendAway(request, response);
    if (isArriving && arriving.size >= limits.arriving && !hasRoom()) return sendAway(request, response);
    if (isArriving) arriving.add(request);
    inside += 1;
    onConnection.set(socket, before + 1);
    response.once('close', () => {
      inside -= 1;
      onConnection.set(socket, (onConnection.get(socket) ?? 1) - 1);
      if (isArriving) arriving.delete(request);
    });
    return listener(request, response);
  };

  // Most have arrived by the time anybody counts them.
  function hasRoom(): boolean {
    for (const one of arriving) if (one.complete) arriving.delete(one);
    return arriving.size < limits.arriving;
  }
}

// More at once gain nothing, and the first of a thousand would be answered only with the last.
const mostAtOnce = 16;

/**
 * Those that came in one turn of the loop begin together at its end, when what they sent is here: each step is then done for all of
 * them while the processor has it at hand, and a call of the configurator costs two thirds of what it did (decision 077). Whoever
 * comes alone waits for nobody.
 */
export function atEndOfTurn(listener: RequestListener, most = mostAtOnce): RequestListener {
  const came: Parameters<RequestListener>[] = [];
  const begin = () => {
    for (const one of came.splice(0, most)) listener(...one);
    if (came.length > 0) setImmediate(begin);
  };
  return (request, response) => {
    if (came.push([request, response]) === 1) setImmediate(begin);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

// Whoever is refused is still listened to for a while: hung up on, they would not hear why. Left to itself Node reads on and lets a
// hundred megabytes of what it drops stand.
function dropRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.read(0);
  request.on('data', ({ length }: Buffer) => letPiecesGo(length));
}

// Without the body, and without whatever was sent ahead. A call gets what every refusal of a call has: a message that the
// configurator shows.
function sendAway({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const isCall = looksLikeCall(url, (name) => headers[name]?.toString());
  response.writeHead(503, {
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': '3',
    Connection: 'close',
  });
  response.end(isCall ? JSON.stringify({ message: callErrors.busy }) : callErrors.busy);
}
