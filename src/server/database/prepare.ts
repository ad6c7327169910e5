import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { migrate, underStartLock } from './migrate.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedDemo } from './seed/seed-demo.ts';

// What a start does before the first customer may come in: tables, price lists, and in a demo shop its accounts.
export async function prepareDatabase(pool: Pool, isDemo: boolean): Promise<void> {
  await underStartLock(pool, async (client) => {
    await migrate(client);
    const database = drizzle({ client });
    await seedCatalogue(database);
    if (isDemo) await seedDemo(database);
  });
}
