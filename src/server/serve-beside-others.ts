import type { Logger } from 'pino';
import { joinDatabase } from './database/open.ts';
import { listenAtHeld } from './listen.ts';
import { openApp } from './open-app.ts';
import { tellBroken } from './open-store.ts';
import type { LineToFirst } from './processes/line-to-first.ts';
import { portDescriptor } from './processes/worker-process.ts';
import type { ParsedSettings } from './settings/env.ts';
import { firstSettings } from './shop-settings/first-settings.ts';
import { createShopSettings } from './shop-settings/shop-settings.ts';
import { loadWeb } from './ssr.ts';

/** The serving part of a shop, on the database and at the port of the first process. Returns how it ends. */
export async function serveBesideOthers(
  parsed: ParsedSettings,
  log: Logger,
  { begun, siblings }: LineToFirst,
): Promise<() => Promise<void>> {
  const web = await loadWeb();
  const { port, connection, sessionSecret } = await begun;
  const joined = joinDatabase(parsed, connection, tellBroken(log));
  const { database, pool } = joined;
  const shopSettings = createShopSettings(database, firstSettings(parsed));
  // Not a page, a mail or a document before these are known.
  await shopSettings.latest();
  const app = await openApp({
    ...{ parsed, log, siblings },
    store: { database, pool, sessionSecret, shopSettings },
    loadWeb: () => Promise.resolve(web),
    listen: () => listenAtHeld(portDescriptor, port, parsed.tls),
  });
  return async () => {
    await app.close();
    await joined.close();
  };
}
