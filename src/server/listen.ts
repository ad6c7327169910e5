import { createServer, type Server } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import { StartProblem } from './errors.ts';
import { atEndOfTurn, limitConnections, type RequestListener, timeLimits, withinLimits } from './intake.ts';
import type { Tls } from './settings/tls.ts';

export type Listening = {
  readonly server: Server;
  readonly port: number;
  // Requests that came in before wait until then.
  readonly serve: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
};

// Longer than a proxy or a person between two clicks keeps a connection: who closes first must not be us, just as the next
// request is on its way.
const keepAliveMs = 65_000;

// Who connects and does not come to terms waits no longer than for a header.
const tlsLimits = { minVersion: 'TLSv1.2', handshakeTimeout: timeLimits.headersTimeout } as const;

// How long a request in progress may hold up a stop.
const maxFinishMs = 10_000;

export async function listen(port: number, host: string | null, tls: Tls | null = null): Promise<Listening> {
  const { server, serve, close } = createIntake(tls);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, port, host)));
    server.listen({ port, ...(host === null ? {} : { host }) }, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve,
    close,
  };
}

/**
 * At a socket that another process has bound and handed on; see `hold-port.ts`. Not before there is something to serve: whoever came
 * in before would wait here, while other processes that listen at it are free.
 */
export function listenAtHeld(fd: number, port: number, tls: Tls | null): Listening {
  const { server, serve, close } = createIntake(tls);
  const begin = (listener: RequestListener) => {
    serve(listener);
    server.listen({ fd });
  };
  return { server, port, serve: begin, close };
}

function createIntake(tls: Tls | null) {
  const ready = Promise.withResolvers<void>();
  let listener: RequestListener = async (request, response) => {
    await ready.promise;
    listener(request, response);
  };
  const admit = withinLimits(atEndOfTurn((request, response) => listener(request, response)));
  const limits = { ...timeLimits, keepAliveTimeout: keepAliveMs };
  // With a certificate nothing else is spoken: who comes without TLS is hung up on.
  const server: Server =
    tls === null ? createServer(limits, admit) : createEncrypted({ ...limits, ...tls, ...tlsLimits }, admit);
  limitConnections(server);
  return {
    server,
    serve: (given: RequestListener) => {
      listener = given;
      ready.resolve();
    },
    close: () =>
      new Promise<void>((resolve) => {
        // A browser keeps its connection for the next request, which will not come any more.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const limit = setTimeout(() => server.closeAllConnections(), maxFinishMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(limit);
          resolve();
        });
      }),
  };
}

/** What its owner can do about a port that cannot be had. */
export function explainListening(error: Error, port: number, host: string | null): Error {
  switch ('code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} is in use by another program: stop it, or set PORT.`);
    case 'EACCES':
      return new StartProblem(`Port ${port} is not open to this user: set PORT to 1024 or higher.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(`${host} is not an address of this machine: change HOST.`);
    default:
      return error;
  }
}
