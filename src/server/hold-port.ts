import { lookup } from 'node:dns/promises';
import { BoundSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { explainListening } from './listen.ts';

export type HeldPort = {
  readonly fd: number;
  readonly port: number;
  readonly close: () => void;
};

// Those who served under a start that was killed hear of it, and let go of the port, a moment later.
const patienceMs = 2000;
const lookAgainMs = 100;

/**
 * Takes the port without listening at it: those who serve do, all at this one socket, and the kernel gives a connection to whichever is
 * free. It is open for as long as it is held here, so that whoever comes when one of them dies, or all, waits for the next.
 */
export async function holdPort(port: number, host: string | null): Promise<HeldPort> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      const bound = host === null ? everywhere(port) : new BoundSocket({ port, host: await addressOf(host) });
      return { fd: bound.fd(), port: bound.address().port, close: () => bound.close() };
    } catch (error) {
      if (!isInUse(error) || performance.now() > deadline)
        throw error instanceof Error ? explainListening(error, port, host) : error;
    }
    await wait(lookAgainMs);
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function addressOf(host: string): Promise<string> {
  return (await lookup(host)).address;
}

// As Node does by itself: both kinds of address, or the older where the machine has no other.
function everywhere(port: number): BoundSocket {
  try {
    return new BoundSocket({ port, host: '::' });
  } catch (error) {
    if (isInUse(error)) throw error;
    return new BoundSocket({ port, host: '0.0.0.0' });
  }
}
