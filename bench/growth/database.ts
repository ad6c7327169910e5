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

/** A folder with the database that a shop opens there, which becomes large, and beside it one that stays small. */
export type Grown = {
  readonly open: (name: 'few' | 'many', options?: string) => Opened;
  // Few, as the demo is by now.
  readonly copyDemo: () => Promise<void>;
  readonly hasFew: () => Promise<boolean>;
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
  const open = (name: 'few' | 'many', options?: string) => {
    const login: Connection = options === undefined ? connection : superuser;
    const opened = connectPool(
      {
        ...login,
        database: name === 'few' ? 'few' : connection.database,
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
    hasFew: async () => (await asked(superuser, "select from pg_database where datname = 'few'")) > 0,
    copyDemo: async () => {
      for (const pool of pools.splice(0)) await pool.end();
      await asked(superuser, `create database few template ${connection.database} owner ${connection.user}`);
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
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
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
