import { chmodSync, mkdirSync } from 'node:fs';
import { Client, type Pool } from 'pg';
import type { Database } from '#server/database/database.ts';
import type { Connection } from '#server/database/embedded/cluster.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { connectPool } from '#server/database/open.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { storeDemoOrders } from '#server/demo/store-demo-orders.ts';
import { storeDemoQuotes } from '#server/demo/store-demo-quotes.ts';
import { parseSettings } from '#server/settings/env.ts';
import { firstSettings } from '#server/shop-settings/first-settings.ts';
import { inForce } from '#server/shop-settings/shop-settings.ts';

export type Opened = { readonly pool: Pool; readonly database: Database };

/** With a hundred orders; with some, of which every page can be full; with all of them, in the database that a shop opens. */
export type ShopName = 'few' | 'some' | 'many';

/** A folder with the database that a shop opens there, which becomes large, and beside it two that stay small. */
export type Grown = {
  readonly open: (name: ShopName, options?: string) => Opened;
  // If it is not there yet.
  readonly create: (name: ShopName) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openGrown(folder: string): Promise<Grown> {
  mkdirSync(folder, { recursive: true });
  // Under root the database has another user, who must be able to pass.
  chmodSync(folder, 0o711);
  // Nothing to lose: what breaks off is filled again.
  const postgres = await startEmbedded(folder, { isDurable: false });
  const { superuser, connection } = postgres;
  if (superuser === null) throw new Error(`a shop is running on ${folder}`);
  const pools: Pool[] = [];
  const open = (name: ShopName, options?: string) => {
    const login: Connection = options === undefined ? connection : superuser;
    const opened = connectPool(
      {
        ...login,
        database: name === 'many' ? connection.database : name,
        max: 4,
        ...(options !== undefined && { options }),
      },
      () => undefined,
    );
    pools.push(opened.pool);
    return opened;
  };
  return {
    open,
    create: async (name) => {
      const isThere = `select from pg_database where datname = '${name === 'many' ? connection.database : name}'`;
      if ((await asked(superuser, isThere)) === 0)
        await asked(superuser, `create database "${name}" owner ${connection.user}`);
    },
    close: async () => {
      for (const pool of pools) await pool.end();
      await postgres.stop();
    },
  };
}

async function asked(superuser: Connection, statement: string): Promise<number> {
  const client = new Client({ ...superuser, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Tables and the whole demo, which everything else is made after. */
export async function prepareDemo(pool: Pool): Promise<void> {
  await prepareDatabase(pool, { hasDemoData: true, hasStandIns: true }, storeModels);
}

/** What a demo has besides its accounts. */
export async function storeModels(database: Database, now: Date): Promise<void> {
  const parsed = parseSettings({ DEMO: '1' });
  if (!parsed.ok) throw new Error(parsed.problems.join('; '));
  const settings = inForce(firstSettings(parsed.settings));
  await storeDemoOrders(database, now, settings);
  await storeDemoQuotes(database, now, settings);
}
