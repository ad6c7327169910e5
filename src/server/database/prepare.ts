import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { StartProblem } from '../errors.ts';
import type { ParsedSettings } from '../settings/env.ts';
import { migrate, schemaState, underStartLock } from './migrate.ts';
import { findDemoLeftovers } from './seed/demo-leftovers.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { type SeedMore, seedDemo } from './seed/seed-demo.ts';

/** What a start does before the first customer may come in: tables, price lists, and in a demo shop its accounts. */
export async function prepareDatabase(
  pool: Pool,
  { hasDemoData, hasStandIns }: Pick<ParsedSettings, 'hasDemoData' | 'hasStandIns'>,
  seedMore: SeedMore | null = null,
): Promise<void> {
  const leftovers = await underStartLock(pool, async (client) => {
    await migrate(client);
    const database = drizzle({ client });
    await seedCatalogue(database);
    if (hasDemoData) await seedDemo(database, seedMore);
    return hasStandIns ? [] : findDemoLeftovers(database);
  });
  // Not before all of that is kept: the command that removes them needs the tables of this version.
  if (leftovers.length > 0) throw openToAnybody(leftovers);
}

/**
 * A command may come from another machine or another version: it sets up a database in which there is nothing yet, and
 * changes the tables of no other.
 */
export async function prepareForCommand(pool: Pool): Promise<void> {
  await underStartLock(pool, async (client) => {
    const state = await schemaState(client);
    if (state === 'older')
      throw new StartProblem('The database is of an older version of the shop: start this version first.');
    if (state === 'ours') return;
    await migrate(client);
    await seedCatalogue(drizzle({ client }));
  });
}

function openToAnybody(leftovers: readonly string[]): StartProblem {
  return new StartProblem(
    `The database holds demo accounts or payment links, whose passwords and addresses are published (${leftovers.join(', ')}): remove them with "npm run shop -- demo-verwijderen".`,
  );
}
