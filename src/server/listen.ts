import { createServer, type Server } from 'node:http';
import { StartProblem } from './errors.ts';
import { limitConnections, type RequestListener, timeLimits, withinLimits } from './intake.ts';

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

// How long a request in progress may hold up a stop.
const maxFinishMs = 10_000;

export function listen(port: number, host: string | null): Promise<Listening> {
  return listenAt({ port, ...(host === null ? {} : { host }) }, (error) =>
    explainListening(error, port, host),
  );
}

/** At a socket that another process has bound and handed on; see `hold-port.ts`. */
export function listenAtHeld(fd: number): Promise<Listening> {
  return listenAt({ fd }, (error) => error);
}

async function listenAt(
  place: { readonly port: number; readonly host?: string } | { readonly fd: number },
  explain: (error: Error) => Error,
): Promise<Listening> {
  const ready = Promise.withResolvers<void>();
  let listener: RequestListener = async (request, response) => {
    await ready.promise;
    listener(request, response);
  };
  const admit = withinLimits((request, response) => listener(request, response));
  const server = createServer({ ...timeLimits, keepAliveTimeout: keepAliveMs }, admit);
  limitConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error)));
    server.listen(place, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : 0,
    serve: (given) => {
      listener = given;
      ready.resolve();
    },
    close: () =>
      new Promise((resolve) => {
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
