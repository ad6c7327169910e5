import { setTimeout as wait } from 'node:timers/promises';
import { type Postmaster, stopPostmaster } from './postmaster.ts';

/** Told each time PostgreSQL died under the shop or could not be started again. */
export type OnTrouble = (message: string) => void;

export type Supervisor = { readonly postmaster: Postmaster; readonly stop: () => Promise<void> };

// Who lived this long is started anew at once.
const soundMs = 10_000;

// Before the first, second, third start after one another; then as the last. A disk that is full may be so for hours, and
// nobody need come by when it no longer is: meanwhile the shop says that its database is away.
const usualPauses = [0, 250, 1000, 5000] as const;

export async function supervise(
  start: () => Promise<Postmaster>,
  onTrouble: OnTrouble,
  pauses: readonly number[] = usualPauses,
): Promise<Supervisor> {
  const first = await start();
  let current = first;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepAlive(): Promise<void> {
    let tries = 0;
    let startedAt = performance.now();
    for (;;) {
      await current.gone;
      if (signal.aborted) return;
      if (performance.now() - startedAt >= soundMs) tries = 0;
      onTrouble('PostgreSQL stopped unexpectedly and is started again');
      for (let isUp = false; !isUp; tries += 1) {
        const pause = pauses[Math.min(tries, pauses.length - 1)];
        await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
        if (signal.aborted) return;
        startedAt = performance.now();
        isUp = await tryStart();
      }
      if (signal.aborted) return stopPostmaster(current);
    }
  }

  async function tryStart(): Promise<boolean> {
    try {
      current = await start();
      return true;
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  const keeping = keepAlive();
  return {
    postmaster: first,
    stop: async () => {
      stopping.abort();
      await stopPostmaster(current);
      await keeping;
    },
  };
}
