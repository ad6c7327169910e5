import { type Postmaster, stopPostmaster } from './postmaster.ts';

/** Told when PostgreSQL died under the shop, and a last time when it cannot be kept alive. */
export type OnTrouble = (message: string, isFinal: boolean) => void;

export type Supervisor = { readonly postmaster: Postmaster; readonly stop: () => Promise<void> };

const soonMs = 10_000;
const maxSoonDeaths = 3;

export async function supervise(start: () => Promise<Postmaster>, onTrouble: OnTrouble): Promise<Supervisor> {
  const first = await start();
  let current = first;
  let isStopping = false;

  async function keepAlive(): Promise<void> {
    let soonDeaths = 0;
    let startedAt = Date.now();
    for (;;) {
      await current.gone;
      if (isStopping) return;
      soonDeaths = Date.now() - startedAt < soonMs ? soonDeaths + 1 : 0;
      if (soonDeaths >= maxSoonDeaths) return onTrouble('PostgreSQL keeps stopping', true);
      onTrouble('PostgreSQL stopped unexpectedly and is started again', false);
      startedAt = Date.now();
      try {
        current = await start();
      } catch (error) {
        return onTrouble(error instanceof Error ? error.message : String(error), true);
      }
      if (isStopping) return stopPostmaster(current);
    }
  }

  const keeping = keepAlive();
  return {
    postmaster: first,
    stop: async () => {
      isStopping = true;
      await stopPostmaster(current);
      await keeping;
    },
  };
}
