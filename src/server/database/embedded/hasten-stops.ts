import type { Cluster } from './cluster.ts';
import { isPostmasterOf, readPidFile } from './pid-file.ts';
import { signal } from './postmaster.ts';

const lookEveryMs = 1000;

/**
 * R15.2: told by somebody else to stop, by the SIGTERM that is usual, PostgreSQL lets nobody in and waits until all have left. The shop
 * never does: it would go on with ever fewer connections, and none of its processes could start. In haste it ends, and is started again.
 */
export function hastenStops({ data }: Cluster): () => void {
  const look = async () => {
    const running = await readPidFile(data);
    if (running?.isStopping === true && (await isPostmasterOf(data, running.pid)))
      signal(running.pid, 'SIGINT');
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}
