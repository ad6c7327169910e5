import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { ShopSettingsDesk } from './shop-settings.ts';

type Options = {
  // Heard once, until it works again.
  readonly onTrouble: (error: unknown) => void;
  // False behind a pooler, where a listener would be heard by nobody and take a connection from everybody.
  readonly listens?: boolean;
  readonly pollEvery?: number;
  readonly reconnectAfter?: number;
};

export const watcherName = 'maathor settings';

/**
 * Keeps the desk as the database is: told at once by LISTEN, and asked every second besides. A connection may have died
 * without anybody hearing of it, and a pooler passes no notifications on.
 */
export function watchSettings(
  pool: Pool,
  desk: Pick<ShopSettingsDesk, 'latest'>,
  { onTrouble, listens = true, pollEvery = 1000, reconnectAfter = 1000 }: Options,
): { readonly close: () => Promise<void> } {
  let isClosed = false;
  let isTroubled = false;
  let client: Client | null = null;
  let reconnecting: NodeJS.Timeout | undefined;

  const refresh = async () => {
    try {
      await desk.latest();
      isTroubled = false;
    } catch (error) {
      if (!isTroubled && !isClosed) onTrouble(error);
      isTroubled = true;
    }
  };

  const listen = async () => {
    // The pool's own options: spread out they would lose the password, which hides from whoever lists them.
    const next = new Client(pool.options);
    client = next;
    const again = () => {
      if (client !== next || isClosed) return;
      client = null;
      reconnecting = setTimeout(() => void listen(), reconnectAfter).unref();
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', () => void refresh());
    try {
      await next.connect();
      await next.query(`set application_name to '${watcherName}'`);
      await next.query('listen shop_settings');
      // What was told while nobody listened.
      await refresh();
    } catch {
      // The poll goes on, and says so when the database itself is away.
      again();
      await next.end().catch(() => undefined);
    }
  };

  if (listens) void listen();
  const poll = setInterval(() => void refresh(), pollEvery).unref();
  return {
    close: async () => {
      isClosed = true;
      clearInterval(poll);
      clearTimeout(reconnecting);
      // A database that is gone does not answer a goodbye.
      await Promise.race([client?.end().catch(() => undefined), wait(1000, undefined, { ref: false })]);
    },
  };
}
