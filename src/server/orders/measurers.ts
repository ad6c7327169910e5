import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import type { OrderLine } from './find-order.ts';

/** R12.1: the names of who measured, by their id; also of who has left since. */
export async function findMeasurers(
  database: Database,
  lines: readonly Pick<OrderLine, 'measuredBy'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(lines.flatMap(({ measuredBy }) => measuredBy ?? []))];
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, ids))
    .orderBy(people.name);
  return new Map(found.map(({ id, name }) => [id, name]));
}
