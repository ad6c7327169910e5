import type { Logger } from 'pino';
import { findDemoLogins } from './database/seed/demo-leftovers.ts';
import { listen } from './listen.ts';
import { openApp } from './open-app.ts';
import { openStore } from './open-store.ts';
import { alone } from './processes/siblings.ts';
import type { ParsedSettings } from './settings/env.ts';
import type { Web } from './ssr.ts';

export type Shop = {
  readonly url: string;
  // Where it listens, which need not be in its address.
  readonly port: number;
  // Where the data is: a folder, or a server without its password.
  readonly place: string;
  // The addresses that log in with the demo's password.
  readonly demoLogins: readonly string[];
  readonly close: () => Promise<void>;
};

/** All of it in this process. */
export async function startShop(
  parsed: ParsedSettings,
  log: Logger,
  loadWeb: () => Promise<Web>,
): Promise<Shop> {
  const store = await openStore(parsed, log);
  try {
    const demoLogins = parsed.hasDemoData ? await findDemoLogins(store.database) : [];
    const app = await openApp({
      ...{ parsed, store, log, loadWeb, siblings: alone },
      listen: () => listen(parsed.port, parsed.host, parsed.tls),
    });
    const close = async () => {
      await app.close();
      await store.close();
    };
    return { url: app.url, port: app.port, place: store.place, demoLogins, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
