import type { Logger } from 'pino';
import { findDemoLogins } from './database/seed/demo-leftovers.ts';
import { StartProblem } from './errors.ts';
import { holdPort } from './hold-port.ts';
import { withOptions } from './node-options.ts';
import { openStore } from './open-store.ts';
import { keepWorkers } from './processes/keep-workers.ts';
import { startWorkerProcess } from './processes/worker-process.ts';
import { localUrl, type ParsedSettings } from './settings/env.ts';
import type { Shop } from './start-shop.ts';

/**
 * R15.1: this process has the database and the port, and serves nobody; as many as were asked for serve at that port.
 * `onFatal` hears when none of them can.
 */
export async function startProcesses(
  parsed: ParsedSettings,
  log: Logger,
  onFatal: (message: string) => void,
): Promise<Shop> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    if (process.platform === 'win32')
      throw new StartProblem('PROCESSES needs a system that shares a port between them: leave it out.');
    const held = await holdPort(parsed.port, parsed.host);
    // They read their sources while the database is made ready.
    const workers = keepWorkers({
      ...{ count: parsed.processes, log, onFatal },
      start: () => startWorkerProcess(held.fd, withOptions()),
    });
    undo.push(workers.stop, held.close);
    const store = await openStore(parsed, log);
    // Before those who serve in the list, so closed after them.
    undo.unshift(store.close);
    const demoLogins = parsed.hasDemoData ? await findDemoLogins(store.database) : [];
    const { connection, sessionSecret, place } = store;
    await workers.begin({ kind: 'begin', port: held.port, connection, sessionSecret });
    const url = parsed.publicUrl ?? localUrl(parsed, held.port);
    return { url, port: held.port, place, demoLogins, close };
  } catch (error) {
    await close();
    throw error;
  }
}
